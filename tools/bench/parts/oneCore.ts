import { execFileSync } from 'node:child_process'
import { findProgram } from '../../../scripts/programs'
import { measureRoundRobin } from '../browser'
import { ratios } from '../figures'
import { sample } from '../load'
import { checkLimit, type Part } from '../report'
import type { Servers } from '../servers'
import { field, overviewData } from './loads'

/** Runs work on the first core: threads and browsers of this process get its cores. */
async function onOneCore<Result>(taskset: string, work: () => Promise<Result>): Promise<Result> {
  const pid = String(process.pid)
  // Its answer ends with the list of cores, such as 0-3.
  const [cores = '0'] = /\S+$/.exec(execFileSync(taskset, ['-cp', pid], { encoding: 'utf8' }).trim()) ?? []
  const useCores = (list: string) => execFileSync(taskset, ['-acp', list, pid])
  useCores('0')
  try {
    return await work()
  } finally {
    useCores(cores)
  }
}

/** How much a page blocks the only core of a cheap phone, compared with the baseline; nothing without `taskset`. */
export async function oneCore({ portal, baselines, signedInProfile }: Servers, runs: number): Promise<Part> {
  const taskset = findProgram(['taskset'])
  if (!taskset) return { sections: [], limits: [] }
  const profile = await signedInProfile()
  const baseline = { name: 'baseline', url: baselines.login, ready: field }
  const overview = { name: 'overview', url: `${portal}/`, ready: overviewData, profile }
  const samples = await onOneCore(taskset, () =>
    measureRoundRobin(
      runs,
      [baseline, overview].map((target) => ({
        name: target.name,
        measure: (browser) => sample(browser, target),
      })),
    ),
  )
  const longTasksOf = ({ name }: { name: string }) =>
    (samples.get(name) ?? []).map(({ longTaskTime }) => longTaskTime)
  return {
    sections: [],
    limits: [
      checkLimit(
        'long tasks of overview / baseline on one core',
        ratios(longTasksOf(overview), longTasksOf(baseline)),
        [1.3, 'ratio'],
        'server and network share the core, so that each task takes longer, and the overview has more of them.',
      ),
    ],
  }
}
