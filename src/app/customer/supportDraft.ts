import { contractsOf } from '../../core/account'
import type { SessionActor } from '../../core/services'
import { readSentRequests, storeSentRequest } from '../../core/support/sentRequests'
import { readOwned, storeOwned } from '../../lib/ownedData'
import type { TabStorage } from '../../lib/tabStorage'
import { isBoolean, isNullOr, isNumber, isObjectOf, isOptional, isString } from '../../lib/typeGuards'

/**
 * Text that the customer has not sent yet. The tab stores it over a reload, and over one for a new release, whose
 * predecessor may not have stored what is optional.
 */
const isDraft = isObjectOf({
  ...{ text: isString, typeId: isNullOr(isNumber), contractId: isNullOr(isString) },
  ...{ isLoss: isOptional(isBoolean), template: isOptional(isString) },
})

/**
 * Restores the text from before a reload or the end of the session, and stores each further change and what was sent.
 * The customer's contracts show whether she is the writer.
 */
export function persistDraft(session: SessionActor, tab: TabStorage): void {
  const { account, support: request } = session.getSnapshot().children
  // The customer may have logged out before this file was loaded.
  if (!account || !request) return
  const contracts = contractsOf(account.getSnapshot())
  const draft = readOwned(tab, 'supportDraft', isDraft, contracts)
  if (draft) {
    const { isLoss = false, template = '' } = draft
    request.send({ ...draft, isLoss, template, type: 'draft.restore' })
  }
  const store = ({ context }: ReturnType<typeof request.getSnapshot>) => {
    const { text, typeId, contractId, isLoss, template, sentText, sentContractId, sentAt } = context
    const written = text ? { text, typeId, contractId, isLoss, template } : null
    storeOwned(tab, 'supportDraft', contracts, written)
    if (sentContractId === null || sentAt === null) return
    const sent = { kind: 'request', contractId: sentContractId, text: sentText, sentAt } as const
    storeSentRequest(tab, contracts, sent)
  }
  if (readSentRequests(tab, contracts).length === 0) tab.write('sentRequests', null)
  // The customer may have written before this file was loaded; another customer's text goes.
  store(request.getSnapshot())
  request.subscribe(store)
}
