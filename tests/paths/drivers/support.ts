import { screen, within } from '@testing-library/dom'
import type { RequestSent } from '../../../machines/support.machine'
import type { PathEvent } from '../../../tools/paths/cases'
import { stateName } from '../../../tools/paths/names'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { driverOf } from './driver'
import { waitUntil } from './page'
import { sends } from './portal'

/** The default of the form: the current contract, and its usual type. */
const usualContract = 'C-1001'
const usualTypes: Record<string, number> = { 'C-1001': 2, 'C-1005': 1 }
const contractIn = ({ context }: ObservedSnapshot) => String(context.contractId ?? usualContract)
const typeIn = (observed: ObservedSnapshot) =>
  String(observed.context.typeId ?? usualTypes[contractIn(observed)])

/** A toast says that the request may have arrived. */
const onlyLater = 'only the next shorter text is judged in one of them alone'
const isLongEnough = (text: string) => [...text.trim()].length >= 10

export const support = driverOf({
  visit: () => ({ path: '/customer-support?view=form', account: 'everyday' }),
  ports: {
    sendRequest: sends(
      'sendSupportRequest',
      (answer: RequestSent) =>
        answer.outcome === 'sent'
          ? { code: 'SUPPORT_REQUEST_SUCCESS' }
          : {
              code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
              body: { validation_errors: { text: answer.message ? [answer.message] : [] } },
            },
      // A form sends the values that it shows: those selected before.
      ({ text }: { text: string }, observed) => ({
        ...{ request_type: typeIn(observed), contractid: contractIn(observed), text },
      }),
    ),
  },
  walk(portal, see) {
    const { translate } = portal
    const textArea = () => screen.queryByLabelText<HTMLTextAreaElement>(translate('support.description'))
    type Choice = 'requestType' | 'contract'
    const select = (name: Choice) => screen.queryByLabelText<HTMLSelectElement>(translate(`support.${name}`))
    /** The receipt of a sent request takes the place of the form. */
    const isSent = ({ tags }: ObservedSnapshot) => tags.includes('sent')
    const inForm = (expected: (observed: ObservedSnapshot) => unknown) => (observed: ObservedSnapshot) =>
      isSent(observed) ? null : expected(observed)
    /** The first contract on staging. */
    let first = usualContract

    /** The text is locked while the request is pending. */
    async function edit({ text }: PathEvent) {
      const area = textArea()
      if (!area || area.readOnly) return
      // In one step: an empty text in between would report no loss any more.
      await portal.user.click(area)
      area.setSelectionRange(0, area.value.length)
      await portal.user.paste(String(text))
    }

    async function choose(name: Choice, value: unknown) {
      const field = select(name)
      if (field) await portal.user.selectOptions(field, String(value))
    }

    /** By a topic, which another view lists: the first one is a lost phone. */
    async function prefill({ isLoss }: PathEvent) {
      await portal.press(screen.queryByRole('link', { name: translate('support.allTopics') }))
      const topics = await screen.findByRole('navigation', { name: translate('support.topicsHeading') })
      await portal.press(within(topics).getAllByRole('link')[isLoss ? 0 : 1])
      await screen.findByRole('link', { name: translate('support.allTopics') })
    }

    /** Chooses another value than the given one, or returns why it cannot. */
    async function chooseOther(name: Choice, value: string, reason: string) {
      const other = [...(select(name)?.options ?? [])].find((option) => option.value !== value)
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
        'text.prefill': prefill,
        'request.send': () => portal.pressButton('support.submit'),
        'request.begin': () => portal.pressButton('support.another'),
      },
      observations: {
        text: [
          () => textArea()?.value ?? null,
          inForm(({ context }) => context.text),
          (text: string | null) => text && isLongEnough(text),
        ],
        quote: [
          // Not that of an earlier request, which the customer can open below.
          () => document.querySelector(':not(details) > blockquote')?.textContent ?? null,
          (observed) => (isSent(observed) ? observed.context.sentText : null),
          (quote: string | null) => quote !== null,
        ],
        message: [
          () => portal.field('support.description')?.message ?? null,
          inForm(({ value, context }) =>
            stateName(value) === 'writing.tooShort' ? translate('support.tooShort') : context.message,
          ),
          (message: string | null) => message === translate('support.tooShort'),
        ],
        type: [() => select('requestType')?.value ?? null, inForm(typeIn)],
        contract: [
          () => select('contract')?.value ?? null,
          inForm(contractIn),
          (id: string | null) => id && [first, usualContract].includes(id),
        ],
        loss: [() => portal.showsMessage('support.notBlocked'), ({ context }) => context.isLoss === true],
        busy: see.busy,
      },
      stagingDriver: () => ({
        async arrive() {
          const skipReason = () => {
            if (portal.showsMessage('support.unavailable')) return 'the provider takes no requests here'
            return portal.showsMessage('shell.noContracts') ? 'needs an account with a contract' : undefined
          }
          await waitUntil(() => skipReason() !== undefined || portal.input('support.description') !== null)
          first = portal.input('support.contract')?.value ?? first
          return skipReason()
        },
        events: {
          // The provider's staff must not search for the customer behind the text.
          'text.edit': (event) =>
            edit({ ...event, text: isLongEnough(String(event.text)) ? 'Test: 1234567890' : event.text }),
          'contract.choose': () => chooseOther('contract', first, 'needs an account with two contracts'),
          'requestType.choose': () => {
            const value = select('requestType')?.value ?? ''
            return chooseOther('requestType', value, 'needs a provider with two kinds of requests')
          },
        },
      }),
    }
  },
  unwalkable({ type }, { context, tags }) {
    if (type === 'draft.restore' && context.text === '' && !tags.includes('sent'))
      return 'a draft comes back with a page that is being loaded: see src/features/support/Support.test.tsx'
    return type === 'text.prefill' && context.text !== '' && !tags.includes('busy')
      ? 'a text that exists stays: see src/features/support/Topics.test.tsx'
      : undefined
  },
  equalStates: {
    'writing.longEnough / writing.pristine / writing.unanswered': onlyLater,
  },
  staging: {
    visits: [{ name: 'opened', account: 'everyday', path: '/customer-support?view=form' }],
    impossibleEvents: {
      'draft.restore': 'a draft comes back after a reload, which ends a walk',
      'text.prefill': 'a link of another view prefills the text',
    },
  },
})
