import type { Bench } from '../bench'
import { load } from '../load'
import type { Part } from '../report'
import { interleaved } from '../rounds'
import { use } from '../use'
import { loadMarks } from './loadMarks'
import { loadTables } from './loadTables'
import type { Sample, Samples } from './samples'
import { floorTargets, otherTargets, portalTargets } from './targets'

/** How the first pages come, beside their floors. */
export async function loads(bench: Bench): Promise<Part & { samples: Samples }> {
  const targets = [
    ...floorTargets(bench.floors),
    ...(await portalTargets(bench.portal)),
    ...otherTargets(bench.others),
  ]
  const samples = await interleaved<Sample>(
    bench,
    targets.map((target) => ({
      name: target.name,
      measure: async (browser) => ({
        ...(await load(browser, target)),
        ...(target.field ? await use(browser, target, target.field) : { usable: null, lost: null }),
      }),
    })),
  )
  return { samples, sections: loadTables(samples), marks: loadMarks(samples) }
}
