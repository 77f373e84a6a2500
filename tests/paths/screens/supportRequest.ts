import { screen, waitFor } from '@testing-library/dom'
import type { RequestSent } from '../../../machines/supportRequest.machine'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { stateName } from '../../../tools/paths/names'
import { type Screen, sends } from './portal'

interface Look {
  text: string
  message: string
  contractId: string
  busy: boolean
}

/** What the form shows by itself: the contract that is current, and its usual type. */
const usual = { contractId: 'C-1001', typeIds: { 'C-1001': 2, 'C-1005': 1 } as Record<string, number> }

const isLongEnough = (text: string) => [...text.trim()].length >= 10

export const supportRequest: Screen = {
  visit: () => ({ path: '/customer-support', account: 'everyday', hold: ['sendSupportRequest'] }),
  walk(portal) {
    const { words } = portal
    const textArea = () => screen.getByLabelText<HTMLTextAreaElement>(words('support.description'))
    const select = (name: 'requestType' | 'contract') =>
      screen.getByLabelText<HTMLSelectElement>(words(`support.${name}`))

    /** While the request is on its way the text is locked. */
    async function edit({ text }: PathEvent) {
      if (textArea().readOnly) return
      await portal.user.clear(textArea())
      await portal.user.paste(String(text))
    }

    return {
      arrive: () => portal.findInput('support.description'),
      happens: {
        'text.edit': edit,
        'requestType.choose': ({ typeId }) =>
          portal.user.selectOptions(select('requestType'), String(typeId)),
        'contract.choose': ({ contractId }) =>
          portal.user.selectOptions(select('contract'), String(contractId)),
        'draft.restore': async () => {},
        'request.send': () => portal.pressButton('support.submit'),
      },
      answers: {
        sendRequest: sends('sendSupportRequest', ({ outcome, message }: RequestSent) =>
          outcome === 'sent'
            ? { code: 'SUPPORT_REQUEST_SUCCESS' }
            : {
                code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
                body: { validation_errors: { text: message ? [message] : [] } },
              },
        ),
      },
      look: async () => ({
        text: textArea().value,
        message: portal.field('support.description')?.message,
        typeId: select('requestType').value,
        contractId: select('contract').value,
        busy: portal.isBusy(),
        toasts: portal.toasts(),
        asked: (await portal.asked('sendSupportRequest')).map(({ form }) => form),
      }),
      expects({ value, tags, context, calls, emitted }) {
        const contractId = String(context.contractId ?? usual.contractId)
        const typeId = String(context.typeId ?? usual.typeIds[contractId])
        return {
          text: context.text,
          message: stateName(value) === 'writing.tooShort' ? words('support.tooShort') : context.message,
          typeId,
          contractId,
          busy: tags.includes('busy'),
          toasts: portal.toastsOf(emitted),
          // A form sends what it shows: what was chosen before.
          asked: calls.map(({ input }) => ({
            request_type: typeId,
            contractid: contractId,
            text: (input as { text: string }).text,
          })),
        }
      },
      own() {
        let first = ''
        /** Chooses another than the one given, and says whether there is one. */
        async function chooseOther(name: Parameters<typeof select>[0], value: string) {
          const other = [...select(name).options].find((option) => option.value !== value)
          if (!other) return false
          // A browser tells a choice only if it did not stand there before.
          await portal.user.selectOptions(select(name), value)
          await portal.user.selectOptions(select(name), other.value)
          return true
        }
        return {
          async arrive() {
            const reasonNow = () => {
              if (portal.says('support.unavailable')) return 'the provider takes no requests here'
              return portal.says('shell.noContracts') ? 'needs an account with a contract' : undefined
            }
            await waitFor(() => {
              if (!reasonNow()) textArea()
            })
            if (portal.input('support.contract')) first = select('contract').value
            return reasonNow()
          },
          happens: {
            // Who reads it at the provider shall not look for a customer.
            'text.edit': (event) =>
              edit({ ...event, text: isLongEnough(String(event.text)) ? 'Test: 1234567890' : event.text }),
            'contract.choose': async () =>
              (await chooseOther('contract', first)) ? undefined : 'needs an account with two contracts',
            'requestType.choose': async () =>
              (await chooseOther('requestType', select('requestType').value))
                ? undefined
                : 'needs a provider with two kinds of requests',
          },
          sees: ({ text, message, contractId, busy }: Look) => ({
            ...{ busy, isLongEnough: isLongEnough(text) },
            saysTooShort: message === words('support.tooShort'),
            isFirstContract: contractId === first || contractId === usual.contractId,
          }),
        }
      },
    }
  },
  unwalkable: ({ type }, { context }) =>
    type === 'draft.restore' && context.text === ''
      ? 'a draft comes back with a page that is being loaded: see tests/screens/supportDraft'
      : undefined,
  alike: {
    'writing.longEnough / writing.unjudged': 'only the next shorter text is judged in one of them alone',
  },
  own: {
    visits: [{ name: 'opened', role: 'everyday', path: '/customer-support' }],
    cannot: { 'draft.restore': 'a draft comes back with a page that is loaded anew, with which a walk ends' },
  },
}
