import type { NamespaceLegalLinksTranslation } from '../../i18n-types'

const legalLinks = {
  withdrawal: 'Withdraw from contract',
  cancellation: 'Cancel contract',
  loginRequired: 'Please sign in. Then you can continue with your declaration.',
} satisfies NamespaceLegalLinksTranslation

export default legalLinks
