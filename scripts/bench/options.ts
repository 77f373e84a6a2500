import { parseArgs } from 'node:util'

export const partNames = ['loads', 'shift', 'changes', 'listing', 'contracts', 'endurance'] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  runs: number
  only: readonly PartName[]
  others: { url: string; css: string }[]
  frames: boolean
}

const isPart = (name: string): name is PartName => (partNames as readonly string[]).includes(name)

/** What was asked for on the command line; throws where that makes no sense. */
export function readOptions(args: string[]): Options {
  const { runs, only, url, ready, frames } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      url: { type: 'string', multiple: true, default: [] },
      ready: { type: 'string', multiple: true, default: [] },
      frames: { type: 'boolean', default: false },
    },
  }).values
  const wanted = only === undefined ? [...partNames] : only.split(',').filter(Boolean)
  if (!wanted.every(isPart)) throw new Error(`--only takes ${partNames.join(', ')}, separated by commas`)
  if (!(Number(runs) >= 1)) throw new Error('--runs takes a number')
  if (ready.length > url.length) throw new Error('each --ready belongs to a --url before it')
  return {
    runs: Math.floor(Number(runs)),
    only: wanted,
    others: url.map((address, index) => ({ url: new URL(address).href, css: ready[index] ?? 'body' })),
    frames,
  }
}
