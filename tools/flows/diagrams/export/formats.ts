import type { AnyStateMachine } from 'xstate'
import { flowOf } from '../flow'
import { mermaidOf } from '../mermaid'
import { scxmlOf } from './scxml'
import { statelyJsonOf } from './statelyJson'

/** A form in which a machine is text for another tool. */
export interface TextFormat {
  name: string
  /** Of the name of its file. */
  ending: string
  mediaType: string
  write: (machine: AnyStateMachine) => string
}

export const TEXT_FORMATS: readonly TextFormat[] = [
  {
    name: 'Mermaid',
    ending: 'mmd',
    mediaType: 'text/plain',
    write: (machine) => mermaidOf(flowOf(machine)),
  },
  { name: 'SCXML', ending: 'scxml', mediaType: 'application/scxml+xml', write: scxmlOf },
  { name: 'JSON for Stately', ending: 'json', mediaType: 'application/json', write: statelyJsonOf },
]

/** A picture is for paper: it stays light where whoever makes it prefers dark. */
export const lightOnly = (svg: string): string =>
  svg.replaceAll('@media (prefers-color-scheme: dark)', '@media not all')
