import type { NamespaceLegalLinksTranslation } from '../../i18n-types'

const legalLinks = {
  withdrawal: 'Odustani od ugovora',
  cancellation: 'Raskini ugovor',
  loginRequired: 'Prijavite se. Zatim nastavljate sa izjavom.',
} satisfies NamespaceLegalLinksTranslation

export default legalLinks
