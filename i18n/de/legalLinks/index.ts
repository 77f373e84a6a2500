import type { BaseTranslation } from '../../i18n-types'

/** The links at the foot of every page to end a contract. They load after the first page. */
const legalLinks = {
  withdrawal: 'Vertrag widerrufen',
  cancellation: 'Vertrag kündigen',
  loginRequired: 'Melden Sie sich an. Danach geht es mit Ihrer Erklärung weiter.',
} satisfies BaseTranslation

export default legalLinks
