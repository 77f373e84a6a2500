import { fireEvent } from '@testing-library/dom'
import type { Declaration, DeclarationSent } from '../../../machines/contractDeclaration.machine'
import { declarationText } from '../../../src/features/declarations/declarationText'
import type { PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { messages } from '../../e2e/support/messages'
import { driverOf } from './driver'
import { type Portal, sends } from './portal'
import type { MessageKey } from './translate'

const contract = { productId: 'P-1002', contractId: 'C-1002', phoneNumber: '436601000011', isMobile: true }

/** The declaration without its time, which a slow walk delays. */
const withoutTime = (text: string) => text.replace(/\d\d\.\d\d\.\d{4}, \d\d:\d\d/, '')
const textIn = ({ context }: ObservedSnapshot, { locale }: Portal) => {
  // An English customer sends a German text.
  const texts = messages[locale === 'sr' ? 'sr' : 'de'].contractDeclaration
  const declaration = context as unknown as Declaration
  return withoutTime(declarationText('cancellation', declaration, contract, new Date(), texts))
}

const headings: Readonly<Record<string, MessageKey>> = {
  reviewing: 'contractDeclaration.cancellationReview',
  sending: 'contractDeclaration.cancellationReview',
  received: 'contractDeclaration.cancellationReceived',
  unanswered: 'contractDeclaration.cancellationUnanswered',
}

const faultMessages: Readonly<Record<string, MessageKey>> = {
  contractId: 'contractDeclaration.contractMissing',
  reason: 'contractDeclaration.reasonMissing',
  date: 'contractDeclaration.dateMissing',
  name: 'contractDeclaration.nameMissing',
  email: 'contractDeclaration.emailMissing',
}

/** Cancelling a contract; withdrawing from one has fewer fields. */
export const contractDeclaration = driverOf({
  visit: () => ({ path: '/cancellation-request', account: 'everyday', setsClock: true }),
  ports: {
    sendDeclaration: sends('sendSupportRequest', (answer: DeclarationSent) =>
      answer.outcome === 'received'
        ? { code: 'SUPPORT_REQUEST_SUCCESS' }
        : {
            code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
            body: { validation_errors: { text: answer.message ? [answer.message] : [] } },
          },
    ),
  },
  walk(portal, see) {
    const { translate, input, pressButton } = portal
    const isForm = ({ value }: ObservedSnapshot) => value === 'declaring'
    const isQuoted = ({ value }: ObservedSnapshot) => value === 'received' || value === 'unanswered'
    const choose = (name: MessageKey) => portal.press(input(name))

    async function submit({ contractId, isForCause, reason, end, date, name, email }: PathEvent) {
      const select = input('contractDeclaration.contract')
      if (!select) return
      await portal.user.selectOptions(select, contractId ? contract.productId : '')
      await choose(isForCause ? 'contractDeclaration.forCause' : 'contractDeclaration.ordinary')
      if (isForCause) await portal.write('contractDeclaration.reason', String(reason))
      await choose(end === 'date' ? 'contractDeclaration.endDate' : 'contractDeclaration.endNext')
      const dayField = input('contractDeclaration.date')
      // Typing key by key would pass on incomplete dates, of which a browser warns.
      if (dayField)
        await portal.simulate(() => fireEvent.change(dayField, { target: { value: String(date) } }))
      await portal.write('contractDeclaration.name', String(name))
      await portal.write('contractDeclaration.email', String(email))
      await pressButton('contractDeclaration.review')
    }

    return {
      arrive: () => portal.findInput('contractDeclaration.contract'),
      events: {
        'declaration.submit': submit,
        'declaration.edit': () => portal.type('contractDeclaration.name', 'a'),
        'declaration.change': () => pressButton('contractDeclaration.change'),
        'declaration.confirm': () => pressButton('contractDeclaration.cancellationConfirm'),
        'declaration.review': () => pressButton('contractDeclaration.sendAgain'),
      },
      observations: {
        calls: [
          async () =>
            (await portal.callsOf('sendSupportRequest')).map(({ form }) => ({
              ...form,
              text: withoutTime(String(form?.text)),
            })),
          (observed) =>
            observed.calls.map(() => ({
              request_type: '4',
              contractid: contract.contractId,
              text: textIn(observed, portal),
            })),
        ],
        heading: see.text(() => document.querySelector('main h2')?.textContent ?? null, headings),
        fieldErrors: [
          () => [...document.querySelectorAll('main [aria-live] span')].map(({ textContent }) => textContent),
          (observed) =>
            isForm(observed)
              ? Object.entries(faultMessages)
                  .filter(([name]) => (observed.context.fieldErrors as Record<string, boolean>)[name])
                  .map(([, key]) => translate(key))
              : [],
        ],
        alert: [
          () => document.querySelector('main form [role=alert]')?.textContent ?? '',
          (observed) => (isForm(observed) ? observed.context.message : ''),
        ],
        warning: [
          () => portal.showsMessage('contractDeclaration.sentBefore'),
          ({ value, context }) =>
            ['reviewing', 'sending'].includes(stateName(value)) && context.mayHaveArrived,
        ],
        quote: [
          () => withoutTime(document.querySelector('blockquote')?.textContent ?? ''),
          (observed) => (isQuoted(observed) ? textIn(observed, portal) : ''),
        ],
        busy: see.onlyIn(() => document.querySelector('main button[aria-busy=true]') !== null, 'sending'),
      },
    }
  },
  withoutStaging: 'a declaration would end a real contract',
})
