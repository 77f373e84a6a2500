import type { BaseTranslation } from '../../i18n-types'

/** Texts of the recorder. Only recording builds contain them. */
const inspection = {
  region: 'Aufzeichnung',
  saveSession: 'Sitzung speichern',
} satisfies BaseTranslation

export default inspection
