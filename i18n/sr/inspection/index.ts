import type { NamespaceInspectionTranslation } from '../../i18n-types'

const inspection = {
  region: 'Snimanje',
  saveSession: 'Sačuvaj sesiju',
} satisfies NamespaceInspectionTranslation

export default inspection
