import { paths } from '../../../src/domain/paths'
import { launch } from '../browser'
import { statistic, written } from '../figures'
import { load } from '../load'
import type { Part } from '../report'
import { type Bench, named } from '../rounds'

/** Pages for visitors who are not signed in. */
const anonymous: readonly string[] = [paths.login, paths.forgotPassword, paths.resetPassword]
const addressOf = (path: string) => path.replace(':id', '1').replace('*', 'unknown')

/** How much each page moves while it loads slowly on a phone. */
export async function shift({ portal }: Bench): Promise<Part> {
  const stored = await portal.signedIn('everyday')
  const browser = await launch()
  const shifts: { path: string; value: number }[] = []
  for (const path of Object.values(paths)) {
    const target = { name: path, url: portal.origin + addressOf(path), ready: { css: 'main h1' } }
    const { shift } = await named(path, () =>
      load(browser, anonymous.includes(path) ? target : { ...target, stored }),
    )
    shifts.push({ path, value: shift })
  }
  await browser.close()
  const most = Math.max(...shifts.map(({ value }) => value))
  return {
    sections: [
      {
        title: 'Layout shift while a page loads',
        intro: 'The sum of all layout shifts of each page, opened directly, slowly, on a phone.',
        rows: [['page', 'shift'], ...shifts.map(({ path, value }) => [path, written('shift', value)])],
      },
    ],
    marks: [
      {
        what: `layout shift, the most of ${shifts.length} pages`,
        unit: 'shift',
        atMost: 0.01,
        measured: statistic([most]),
      },
    ],
  }
}
