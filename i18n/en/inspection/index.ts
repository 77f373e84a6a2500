import type { NamespaceInspectionTranslation } from '../../i18n-types'

const inspection = {
  region: 'Recording',
  saveSession: 'Save session',
} satisfies NamespaceInspectionTranslation

export default inspection
