import { screen } from '@testing-library/dom'
import type { RequestSent } from '../../../machines/support.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import type { Moment } from '../../../tools/paths/moment'
import { stateName } from '../../../tools/paths/names'
import { waitUntil } from './page'
import { sends } from './portal'
import { screenOf } from './screen'

/** The default of the form: the current contract, and its usual type. */
const usualContract = 'C-1001'
const usualTypes: Record<string, number> = { 'C-1001': 2, 'C-1005': 1 }
const contractIn = ({ context }: Moment) => String(context.contractId ?? usualContract)
const typeIn = (moment: Moment) => String(moment.context.typeId ?? usualTypes[contractIn(moment)])

const isLongEnough = (text: string) => [...text.trim()].length >= 10

export const support = screenOf({
  visit: () => ({ path: '/customer-support', account: 'everyday' }),
  ports: {
    sendRequest: sends(
      'sendSupportRequest',
      ({ outcome, message }: RequestSent) =>
        outcome === 'sent'
          ? { code: 'SUPPORT_REQUEST_SUCCESS' }
          : {
              code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
              body: { validation_errors: { text: message ? [message] : [] } },
            },
      // A form sends the values that it shows: those chosen before.
      ({ text }: { text: string }, moment) => ({
        ...{ request_type: typeIn(moment), contractid: contractIn(moment), text },
      }),
    ),
  },
  walk(portal, see) {
    const { translate } = portal
    const textArea = () => screen.getByLabelText<HTMLTextAreaElement>(translate('support.description'))
    type Choice = 'requestType' | 'contract'
    const select = (name: Choice) => screen.getByLabelText<HTMLSelectElement>(translate(`support.${name}`))
    /** The first contract of the tester's own provider. */
    let first = usualContract

    /** The text is locked while the request is pending. */
    async function edit({ text }: PathEvent) {
      if (textArea().readOnly) return
      await portal.user.clear(textArea())
      await portal.user.paste(String(text))
    }

    const choose = (name: Choice, value: unknown) => portal.user.selectOptions(select(name), String(value))

    /** Chooses another value than the given one, or returns why it cannot. */
    async function chooseOther(name: Choice, value: string, reason: string) {
      const other = [...select(name).options].find((option) => option.value !== value)
      if (!other) return reason
      // A browser reports a choice only if the value changes.
      await choose(name, value)
      await choose(name, other.value)
      return undefined
    }

    return {
      arrive: () => portal.findInput('support.description'),
      events: {
        'text.edit': edit,
        'requestType.choose': ({ typeId }) => choose('requestType', typeId),
        'contract.choose': ({ contractId }) => choose('contract', contractId),
        'draft.restore': async () => {},
        'request.send': () => portal.pressButton('support.submit'),
      },
      observations: {
        text: [() => textArea().value, ({ context }) => context.text, isLongEnough],
        message: [
          () => portal.field('support.description')?.message,
          ({ value, context }) =>
            stateName(value) === 'writing.tooShort' ? translate('support.tooShort') : context.message,
          (message?: string) => message === translate('support.tooShort'),
        ],
        type: [() => select('requestType').value, typeIn],
        contract: [
          () => select('contract').value,
          contractIn,
          (id: string) => [first, usualContract].includes(id),
        ],
        busy: see.busy,
      },
      ownScreen: () => ({
        async arrive() {
          const obstacle = () => {
            if (portal.showsMessage('support.unavailable')) return 'the provider takes no requests here'
            return portal.showsMessage('shell.noContracts') ? 'needs an account with a contract' : undefined
          }
          await waitUntil(() => obstacle() !== undefined || portal.input('support.description') !== null)
          first = portal.input('support.contract')?.value ?? first
          return obstacle()
        },
        events: {
          // The provider's staff must not search for the customer behind the text.
          'text.edit': (event) =>
            edit({ ...event, text: isLongEnough(String(event.text)) ? 'Test: 1234567890' : event.text }),
          'contract.choose': () => chooseOther('contract', first, 'needs an account with two contracts'),
          'requestType.choose': () => {
            const { value } = select('requestType')
            return chooseOther('requestType', value, 'needs a provider with two kinds of requests')
          },
        },
      }),
    }
  },
  unwalkable: ({ type }, { context }) =>
    type === 'draft.restore' && context.text === ''
      ? 'a draft comes back with a page that is being loaded: see tests/screens/support.test.tsx'
      : undefined,
  equalStates: {
    'writing.longEnough / writing.pristine': 'only the next shorter text is judged in one of them alone',
  },
  ownProvider: {
    visits: [{ name: 'opened', role: 'everyday', path: '/customer-support' }],
    impossibleEvents: {
      'draft.restore': 'a draft comes back after a reload, which ends a walk',
    },
  },
})
