import { screen } from '@testing-library/dom'
import type { RequestSent } from '../../../machines/supportRequest.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { stateName } from '../kit/names'
import { isBusy } from './loginScreen'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const tooShort = 'Die Beschreibung muss mindestens 10 Zeichen enthalten.'
/** What the form shows by itself: the contract that is current, and its usual type. */
const usual = { contractId: 'C-1001', typeIds: { 'C-1001': 2, 'C-1005': 1 } as Record<string, number> }

const textArea = () => screen.getByLabelText<HTMLTextAreaElement>('Beschreibung')
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)

function supportRequestWalk(portal: PathPortal): ScreenWalk {
  /** While the request is on its way the text is locked. */
  async function edit({ text }: PathEvent) {
    if (textArea().readOnly) return
    await portal.user.clear(textArea())
    await portal.user.paste(String(text))
  }

  /** The provider's way to say what the port answers. */
  const answerOf = ({ outcome, message }: RequestSent) =>
    outcome === 'sent'
      ? { code: 'SUPPORT_REQUEST_SUCCESS' }
      : {
          code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
          body: { validation_errors: { text: message ? [message] : [] } },
        }

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'text.edit': edit,
    'requestType.choose': ({ typeId }) => portal.user.selectOptions(select('Anliegen'), String(typeId)),
    'contract.choose': ({ contractId }) => portal.user.selectOptions(select('Vertrag'), String(contractId)),
    'draft.restore': async () => {},
    'request.send': () => pressButton(portal, 'Senden'),
    'xstate.done.actor.sendRequest': ({ output }) =>
      portal.answers.replace('sendSupportRequest', answerOf(output as RequestSent)),
    'xstate.error.actor.sendRequest': () => portal.answers.fail('sendSupportRequest'),
  }

  return {
    arrive: async () => void (await screen.findByLabelText('Beschreibung')),
    happens,
    look: async () => ({
      text: textArea().value,
      message: messageNow(),
      typeId: select('Anliegen').value,
      contractId: select('Vertrag').value,
      busy: isBusy(),
      toasts: toasts(),
      asked: (await portal.asked('sendSupportRequest')).map(({ form }) => form),
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const contractId = String(context.contractId ?? usual.contractId)
      const typeId = String(context.typeId ?? usual.typeIds[contractId])
      return {
        text: context.text,
        message: stateName(value) === 'writing.tooShort' ? tooShort : context.message,
        typeId,
        contractId,
        busy: tags.includes('busy'),
        toasts: toastsOf(emitted),
        // A form sends what it shows: what was chosen before.
        asked: calls.map(({ input }) => ({
          request_type: typeId,
          contractid: contractId,
          text: (input as { text: string }).text,
        })),
      }
    },
  }
}

function messageNow(): string {
  const area = textArea()
  if (area.getAttribute('aria-invalid') !== 'true') return ''
  const [id = ''] = area.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(id)?.textContent ?? ''
}

export const supportRequestScreen: ScreenPaths = {
  visit: () => ({ path: '/customer-support', account: 'everyday', hold: ['sendSupportRequest'] }),
  walk: supportRequestWalk,
  unwalkable: ({ type }, { context }) =>
    type === 'draft.restore' && context.text === ''
      ? 'a draft comes back with a page that is being loaded: see tests/screens/supportDraft'
      : undefined,
  alike: {
    'writing.longEnough / writing.unjudged': 'only the next shorter text is judged in one of them alone',
  },
}
