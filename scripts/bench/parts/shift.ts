import { paths } from '../../../src/domain/paths'
import type { Bench } from '../bench'
import { launch } from '../browser'
import { load } from '../load'
import type { Part } from '../report'
import { attempt } from '../rounds'
import { statistic } from '../statistics'
import { written } from '../units'

/** Pages that only those see who are not signed in. */
const anonymous: readonly string[] = [paths.login, paths.forgotPassword, paths.resetPassword]
/** An address for a path that leaves something open. */
const addressOf = (path: string) => path.replace(':id', '1').replace('*', 'unknown')

/** How much each page moves while it loads slowly on a phone. */
export async function shift({ portal, troubles }: Bench): Promise<Part> {
  const stored = await portal.signedIn('everyday')
  const browser = await launch()
  const shifts: { path: string; value: number | null }[] = []
  for (const path of Object.values(paths)) {
    const url = portal.origin + addressOf(path)
    const loaded = await attempt(troubles, `shift of ${path}`, () =>
      load(browser, {
        ...{ name: path, url, ready: { css: 'main h1' } },
        ...(anonymous.includes(path) ? {} : { stored }),
      }),
    )
    shifts.push({ path, value: loaded?.shift ?? null })
  }
  await browser.close()
  const most = statistic(shifts.map(({ value }) => value))
  return {
    sections: [
      {
        title: 'What moves while a page loads',
        intro: 'The sum of all layout shifts of each page, opened by itself, slowly, on a phone.',
        rows: [['page', 'shift'], ...shifts.map(({ path, value }) => [path, written('shift', value)])],
      },
    ],
    marks: [
      {
        what: `shift of each of ${shifts.length} pages, the most`,
        unit: 'shift',
        atMost: 0.01,
        measured: most && { median: most.high, low: most.high, high: most.high },
      },
    ],
  }
}
