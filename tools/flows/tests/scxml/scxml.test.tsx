import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGolden } from '../../../paths/golden'
import { runPath } from '../../../paths/runPaths'
import { scionChart } from './scion'
import { scionModel } from './scionModel'
import { flows, scxmlWalk } from './scxmlWalk'

test.each(flows)('X2: SCION reads %s as SCXML and takes the steps of all golden paths', async (stem) => {
  const text = readFileSync(`machines/diagrams/${stem}.scxml`, 'utf8')
  const model = scionModel(new DOMParser().parseFromString(text, 'text/xml').documentElement)
  const golden = readGolden(stem)
  for (const path of golden.paths)
    await runPath(
      golden,
      path,
      scxmlWalk(stem, (input) => scionChart(model, input)),
    )
  expect(golden.paths).not.toHaveLength(0)
})
