import type { AnyStateMachine } from 'xstate'
import { flowOf } from '../flow'
import { mermaidOf } from './mermaid'

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
  {
    name: 'JSON for Stately',
    ending: 'json',
    mediaType: 'application/json',
    // What is computed (context, params, input) is no data and stays behind.
    write: ({ config }) => `${JSON.stringify(config, null, 2)}\n`,
  },
]

/** A picture is for paper: it stays light where whoever makes it prefers dark. */
export const lightOnly = (svg: string): string =>
  svg.replaceAll('@media (prefers-color-scheme: dark)', '@media not all')
