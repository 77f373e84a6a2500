import type { Catalogue, CataloguedState, CataloguedTransition } from '../../catalogue/catalogue'
import type { GoldenJourney } from '../../catalogue/goldenJourneys'
import type { ScreenFile } from '../../catalogue/screenFiles'
import type { TestTitle } from '../../catalogue/testTitles'
import type { Sentence } from '../../catalogue/words'
import { type Place, placeOf } from '../place'

/** Something that was found. */
export interface Hit {
  /** Unlike any other's. */
  id: string
  title: string
  detail: string
  /** What else it is found by. */
  more: string
  /** Where it is shown; some files have no part in any flow. */
  place?: Omit<Place, 'mode'>
}

export const flowHit = ({ name, description }: Catalogue['flows'][number]): Hit => ({
  ...{ id: `flow ${name}`, title: name, detail: description, more: '' },
  place: { flow: name },
})

export const stateHit = ({
  id,
  description,
  requirements,
  tags,
  invokes,
  entry,
  exit,
  announces,
}: CataloguedState): Hit => ({
  ...{ id: `state ${id}`, title: id, detail: description },
  more: [
    ...requirements,
    ...tags,
    ...invokes.flatMap(({ id: as, src, kind = '' }) => [as, src, kind]),
    ...entry,
    ...exit,
    ...announces,
  ].join(' '),
  place: placeOf(id),
})

export const arrowHit = ({ id, source, target, event, ...arrow }: CataloguedTransition): Hit => ({
  id: `arrow ${id}`,
  title: `${source}: ${event}${arrow.guard ? ` [${arrow.guard}]` : ''}`,
  detail: arrow.description,
  more: [target, arrow.eventType, ...arrow.actions, ...arrow.announces, ...arrow.requirements].join(' '),
  place: placeOf(id),
})

export const requirementHit = (
  { id, text }: Catalogue['requirements'][number],
  { states, transitions }: Catalogue,
): Hit => {
  const carrier = [...states, ...transitions].find(({ requirements }) => requirements.includes(id))
  const flow = carrier?.flow
  return { id: `requirement ${id}`, title: id, detail: text, more: '', place: { flow, requirement: id } }
}

export const screenHit = ({ file, flows, states, transitions }: ScreenFile): Hit => {
  const [part] = [...states, ...transitions]
  const place = part ? placeOf(part) : flows[0] ? { flow: flows[0] } : undefined
  const named = states.map((id) => id.slice(id.indexOf('.') + 1)).join(', ')
  return { id: `screen ${file}`, title: file, detail: named || flows.join(', '), more: '', place }
}

export const testHit = ({ file, requirements, title }: TestTitle, catalogue: Catalogue): Hit => {
  const [first = ''] = requirements
  const flow = [...catalogue.transitions, ...catalogue.states].find((part) =>
    part.requirements.includes(first),
  )?.flow
  return {
    ...{
      id: `test ${file} ${requirements} ${title}`,
      title,
      detail: `${requirements.join(' ')} · ${file}`,
      more: '',
    },
    place: { flow, requirement: first },
  }
}

export const journeyHit = ({ flow, number, requirements, steps, start, end }: GoldenJourney): Hit => ({
  id: `path ${flow} ${number}`,
  title: `${flow}, path ${number}, ends in ${end.slice(end.indexOf('.') + 1)}`,
  detail: `${steps.length} ${steps.length === 1 ? 'step' : 'steps'} from ${start} · ${requirements.join(' ') || 'no requirement'}`,
  more: end,
  place: { flow, path: number },
})

export const sentenceHit = (
  { key, de, sr, files }: Sentence,
  screens: ReadonlyMap<string, ScreenFile>,
): Hit => {
  const shown = files.flatMap((file) => screens.get(file) ?? [])
  const place = shown.map((screen) => screenHit(screen).place).find(Boolean)
  const where =
    files.length > 0 ? files.map((file) => file.replace(/^src\//, '')).join(', ') : 'no file names it'
  return { id: `words ${key}`, title: de, detail: `${sr} · ${key} · ${where}`, more: '', place }
}
