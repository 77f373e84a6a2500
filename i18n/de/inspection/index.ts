import type { BaseTranslation } from '../../i18n-types'

/** Words of the recorder, which stands in builds for testers alone: loaded with it, and not part of other builds. */
const inspection = {
  region: 'Aufzeichnung',
  saveSession: 'Sitzung speichern',
} satisfies BaseTranslation

export default inspection
