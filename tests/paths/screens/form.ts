import type { PathEvent } from '../../../tools/paths/alphabet'
import type { Moment } from '../../../tools/paths/moment'
import type { Field } from './page'
import type { Portal } from './portal'
import type { Sight } from './screen'
import type { WordName } from './words'

interface FormLook<Name> {
  /** The field's message for each fault in `context.faults`. */
  faults?: Readonly<Record<string, WordName>>
  /** The provider's message for a field, from the machine. */
  reason?: (name: Name, moment: Moment) => string | undefined
  /** Which fields the screen empties in this moment. */
  empties?: (moment: Moment) => readonly Name[]
  /** Whether the form is present; always by default. */
  isThere?: (moment: Moment) => boolean
}

/** A form that keeps what a customer typed. The fields of an event are named as those of the form. */
export function formOf<Name extends string>(
  portal: Portal,
  submit: WordName,
  labels: Readonly<Record<Name, WordName>>,
  given: Partial<Record<Name, string>> = {},
) {
  const names = Object.keys(labels) as Name[]
  const lastLabel = Object.values<WordName>(labels).at(-1) ?? submit
  const typed = Object.fromEntries(names.map((name) => [name, given[name] ?? ''])) as Record<Name, string>

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
      const isFree = !portal.isBusy()
      if (isFree) {
        await fill(event)
        await portal.pressButton(submit)
      }
      if (portal.sendsTwice || !isFree) await portal.type(lastLabel, '{Enter}')
    },
    async add(name: Name, text: string) {
      typed[name] += text
      await portal.type(labels[name], text)
    },
    sights({ faults = {}, reason, empties, isThere = () => true }: FormLook<Name>) {
      const own = Object.values(faults).map((word) => portal.words(word))
      const sightOf = (name: Name): Sight => [
        () => portal.field(labels[name]),
        (moment) => {
          if (empties?.(moment).includes(name)) typed[name] = ''
          if (!isThere(moment)) return null
          const { [name]: fault } = (moment.context.faults ?? {}) as Record<string, unknown>
          const message = portal.textFor(faults, fault) || reason?.(name, moment) || ''
          return { value: typed[name], message }
        },
        (field: Field | null) => field && (own.find((text) => text === field.message) ?? ''),
      ]
      return Object.fromEntries(names.map((name) => [name, sightOf(name)]))
    },
  }
}
