import type { Browser, Page } from '@playwright/test'
import { startPortalServer } from '../../../sandbox/portalServer'
import { loadCases } from '../../../tests/paths/cases/all'
import { drivers } from '../../../tests/paths/drivers/all'
import { screenPaths } from '../../../tests/paths/drivers/walkable'
import { readGolden } from '../../paths/golden'
import { openPathFixture, pageWalk } from '../../paths/page/pathFixture'
import { runPath, type StartWalk } from '../../paths/runPaths'
import { defineHelper, measureRoundRobin, throttleProcessor, withNewPage } from '../browser'
import { formatStatistic, percentile, statistic } from '../figures'
import { openPage } from '../load'
import { type Interaction, observeInteractions } from '../observeInteractions'
import { checkLimit, type Part } from '../report'
import type { Servers } from '../servers'
import { field } from './loads'

const stems = Object.keys(drivers) as (keyof typeof drivers)[]

interface Sample extends Interaction {
  /** Machine and event, such as `topUp order.submit`. */
  event: string
  /** How many times as long as a press on the baseline. */
  ratio: number
}

const takeSlowest = (page: Page) => page.evaluate(() => window.takeSlowestInteraction())

/** Times the customer's interactions; the event of a path gets the slowest of its own. */
const timed =
  (page: Page, startWalk: StartWalk, record: (type: string, interaction: Interaction) => void): StartWalk =>
  async (start) => {
    const walk = await startWalk(start)
    let type: string | undefined
    return {
      ...walk,
      async fire(event) {
        await takeSlowest(page)
        type = event.type
        await walk.fire(event)
      },
      async observe() {
        const seen = await walk.observe()
        const slowest = await takeSlowest(page)
        if (type && slowest) record(type, slowest)
        return seen
      },
    }
  }

/** Presses the button of the baseline on a new page; returns the milliseconds. */
async function pressBaseline(page: Page, url: string): Promise<number[]> {
  await openPage(page, url, field)
  await page.waitForFunction(() => window.usableTime !== undefined)
  await page.fill(field.css, '436601000001')
  await takeSlowest(page)
  await page.click('button')
  await page.getByText('436601000001').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  return [(await takeSlowest(page))?.duration ?? []].flat()
}

/** Walks the paths that cover the machines, and presses the baseline's button before each machine. */
async function walkMachines(browser: Browser, baseline: string) {
  const server = await startPortalServer()
  const { page, ...fixture } = await openPathFixture(browser, server)
  await page.addInitScript(defineHelper)
  await page.addInitScript(observeInteractions)
  await throttleProcessor(await page.context().newCDPSession(page))
  const interactions: Omit<Sample, 'ratio'>[] = []
  const presses: number[] = []
  await withNewPage(browser, {}, async (baselinePage, cdp) => {
    await baselinePage.addInitScript(observeInteractions)
    await throttleProcessor(cdp)
    for (const stem of stems) {
      presses.push(...(await pressBaseline(baselinePage, baseline)))
      const golden = readGolden(stem)
      const { machine } = await loadCases(stem)
      for (const path of screenPaths(machine, golden, drivers[stem]).chromium) {
        server.reset('second')
        const startWalk = pageWalk({ page, ...fixture }, server, stem, path)
        const record = (type: string, one: Interaction) =>
          interactions.push({ event: `${stem} ${type}`, ...one })
        await runPath(golden, path, timed(page, startWalk, record))
      }
    }
  })
  await page.context().close()
  server.close()
  const press = statistic(presses)?.median ?? Number.NaN
  return interactions.map((one): Sample => ({ ...one, ratio: one.duration / press }))
}

/** From a press or a key to the next frame, for each event of each machine. */
export async function interactions({ baselines }: Servers): Promise<Part> {
  // Once: most events come several times.
  const rounds = await measureRoundRobin(1, [
    { name: 'paths', measure: (browser) => walkMachines(browser, baselines.login) },
  ])
  const samples = [...rounds.values()].flat(2).toSorted((a, b) => b.ratio - a.ratio)
  const ratio = (value: number | null) => formatStatistic('ratio', statistic([value]))
  const rows = [...new Set(samples.map(({ event }) => event))]
    .map((event) => {
      const ofEvent = samples.filter((one) => one.event === event)
      const ratios = ofEvent.map((one) => one.ratio)
      return { event, ratios, high: percentile(ratios, 98), script: ofEvent[0]?.script ?? '' }
    })
    .toSorted((a, b) => (b.high ?? 0) - (a.high ?? 0))
    .map(({ event, ratios, high, script }) => [
      ...event.split(' '),
      `${ratios.length}`,
      ratio(percentile(ratios, 50)),
      ratio(high),
      script,
    ])
  const durations = samples.map(({ duration }) => duration)
  const press = samples[0] && samples[0].duration / samples[0].ratio
  return {
    sections: [
      {
        title: 'What a finger feels',
        intro: `From a press or a key to the next frame, as a multiple of a press on the baseline. Paths that cover all machines were walked
once, on a wide screen without motion. Slowest first, with the longest script of the slowest one's longest frame.`,
        rows: [['machine', 'event', 'times', 'median', '98th percentile', 'script'], ...rows],
      },
    ],
    // The limit of a good page, by Web Vitals.
    limits: [
      checkLimit(
        '98th percentile of interactions',
        statistic([percentile(durations, 98)]),
        [200, 'ms'],
        `a time of this machine, on which a press on the baseline takes ${press?.toFixed()} ms.`,
      ),
    ],
  }
}
