import type { PathEvent } from '../../../tools/paths/cases'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import type { Observation } from './driver'
import { type Field, focusMoved } from './page'
import type { Portal } from './portal'
import type { MessageKey } from './translate'

interface FormExpectations<Name> {
  /** The field's message for each error in `context.fieldErrors`. */
  fieldErrors?: Readonly<Record<string, MessageKey>>
  /** The provider's message for a field, from the machine. */
  reason?: (name: Name, observed: ObservedSnapshot) => string | undefined
  /** Which fields the screen empties at this snapshot. */
  clearedFields?: (observed: ObservedSnapshot) => readonly Name[]
  /** Whether the form is present; always by default. */
  isPresent?: (observed: ObservedSnapshot) => boolean
}

/** A form that keeps what a customer typed. The fields of an event are named as those of the form. */
export function formOf<Name extends string>(
  portal: Portal,
  submit: MessageKey,
  labels: Readonly<Record<Name, MessageKey>>,
  initialValues: Partial<Record<Name, string>> = {},
) {
  const names = Object.keys(labels) as Name[]
  const lastLabel = Object.values<MessageKey>(labels).at(-1) ?? submit
  const values = names.map((name) => [name, initialValues[name] ?? ''])
  const typed: Record<Name, string> = Object.fromEntries(values)

  async function fill(event: PathEvent) {
    for (const name of names) {
      typed[name] = String(event[name])
      await portal.write(labels[name], typed[name])
    }
  }

  return {
    typed,
    fill,
    /**
     * Fills in the form and sends it by its button; where the answers are held, at once by Enter as well, which must not
     * be sent again. While it is locked, a customer can only press Enter.
     */
    async send(event: PathEvent) {
      if (!portal.input(lastLabel)) return
      const isUnlocked = !portal.isBusy()
      if (isUnlocked) {
        await fill(event)
        await portal.pressButton(submit)
      }
      if (portal.sendsTwice || !isUnlocked) await portal.type(lastLabel, '{Enter}')
      await focusMoved()
    },
    async add(name: Name, text: string) {
      if (!portal.input(labels[name])) return
      typed[name] += text
      await portal.type(labels[name], text)
    },
    observations({
      fieldErrors = {},
      reason,
      clearedFields,
      isPresent = () => true,
    }: FormExpectations<Name>) {
      const errorMessages = Object.values(fieldErrors).map((key) => portal.translate(key))
      const observationOf = (name: Name): Observation => [
        () => portal.field(labels[name]),
        (observed) => {
          if (clearedFields?.(observed).includes(name)) typed[name] = ''
          if (!isPresent(observed)) return null
          const { [name]: fieldError } = (observed.context.fieldErrors ?? {}) as Record<string, unknown>
          const message = portal.textFor(fieldErrors, fieldError) || reason?.(name, observed) || ''
          return { value: typed[name], message }
        },
        (field: Field | null) => field && (errorMessages.find((text) => text === field.message) ?? ''),
      ]
      return Object.fromEntries(names.map((name) => [name, observationOf(name)]))
    },
  }
}
