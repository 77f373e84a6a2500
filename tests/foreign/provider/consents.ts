import { Hono } from 'hono'
import { done, refused } from './answers'
import { customerOf, type ForeignEnvironment, fieldOf, localeOf } from './call'
import { bit, bitText, indexedWithHoles, listOrObject, wordOf } from './forms'
import type { Consent } from './model'

export const consents = new Hono<ForeignEnvironment>()

consents.get('/api/gdpr-status', (call) =>
  done(call, null, { GDPRShow: wordOf(customerOf(call).consentsDue), version: '3' }),
)

consents.get('/api/gdpr', (call) => {
  const all = customerOf(call).consents
  const row = ({ id, text }: Consent) => ({ id, text: text[localeOf(call)], html: null })
  const parents = all.filter(({ parentId }) => parentId === undefined)
  const children = all
    .filter(({ parentId }) => parentId !== undefined)
    .map((consent) => ({ ...row(consent), agree: bit(consent.agree), parent_id: consent.parentId }))
  return done(call, 'OK', {
    gdprs: listOrObject(parents.map((consent) => ({ ...row(consent), agree: bitText(consent.agree) }))),
    gdprsChilds: children.length > 0 ? indexedWithHoles(children) : null,
  })
})

consents.post('/api/submit-gdpr', (call) => {
  const customer = customerOf(call)
  const consent = customer.consents.find(({ id }) => String(id) === fieldOf(call, 'id'))
  const agree = fieldOf(call, 'agree')
  if (!consent || (agree !== '0' && agree !== '1')) {
    return refused(call, { status: 422, code: 'CONSENT_FAILED' })
  }
  consent.agree = agree === '1'
  customer.consentsDue = false
  return done(call, 'CONSENT_KEPT')
})
