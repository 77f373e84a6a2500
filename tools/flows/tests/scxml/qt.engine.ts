import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { readGolden } from '../../../paths/golden'
import { runPath, type StartWalk } from '../../../paths/runPaths'
import { startQt } from './qt'
import { flows, scxmlWalk } from './scxmlWalk'

const qt = startQt()
afterAll(qt.stop)

/** Qt sorts the fields of payloads, which `listing` keeps as text, and shows no output of a flow without a parent. */
const comparable = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'string' && part.startsWith('{') ? Object.entries(JSON.parse(part)).sort() : part,
    ),
  )

test.each(flows)('X2: Qt reads %s as SCXML and takes the steps of all golden paths', async (stem) => {
  const text = readFileSync(`machines/diagrams/${stem}.scxml`, 'utf8')
  const golden = readGolden(stem)
  const startWalk = scxmlWalk(stem, (input) => qt.startChart(text, input))
  const comparableWalk: StartWalk = async (start) => {
    const { fire, observe, expects } = await startWalk(start)
    return {
      fire,
      observe: async () => comparable(await observe()),
      expects: async ({ output: _, ...observed }) => comparable(await expects(observed)),
    }
  }
  for (const path of golden.paths) await runPath(golden, path, comparableWalk)
  expect(golden.paths).not.toHaveLength(0)
})
