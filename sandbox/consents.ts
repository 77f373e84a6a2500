import { type Handlers, notFound } from './call'

export const consents: Handlers<'getConsentStatus' | 'getConsents' | 'submitConsent'> = {
  getConsentStatus: ({ customer }) => ({
    code: 'GET_GDPR_STATUS_SUCCESS',
    body: { GDPRShow: customer.consents.asked },
  }),

  getConsents: ({ customer }) => ({
    code: 'GET_GDPR_SUCCESS',
    body: { gdprs: customer.consents.items, gdprsChilds: customer.consents.children },
  }),

  submitConsent({ form, customer: { consents } }) {
    const consent = [...consents.items, ...consents.children].find(({ id }) => id === form.id)
    if (!consent) throw notFound()
    consent.agree = form.agree === 1
    consents.asked = false
    return { code: 'SUBMIT_GDPR_SUCCESS' }
  },
}
