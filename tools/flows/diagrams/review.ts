import { execFileSync, spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { escaped, reportDocument } from '../../../scripts/report/document'
import { type Comparison, compared } from './difference'
import { layoutOf } from './layout'
import { type DrawnFlow, drawnFlowOf, drawnFlows } from './machines'
import { DIFFERENCE_STYLE, svgOf } from './svg'

/** The folder of the drawings for a review; git ignores it. */
export const REVIEW_FOLDER = 'diagrams-difference'

const git = (...given: string[]): string =>
  execFileSync('git', given, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** Whether git knows a commit by this name. */
export const isCommit = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).status === 0

/** The files of the review by their paths: a drawing of each machine that differs, and one page with all of them. */
export async function reviewFiles(ref: string, comparisons: readonly Comparison[]) {
  const files = new Map<string, string>()
  const sections: string[] = []
  for (const { stem, words, drawing } of comparisons) {
    // Two versions together may need more than a screen; the page scrolls.
    const layout = drawing && (await layoutOf(drawing.flow, { mayBeWider: true }))
    const svg = layout ? svgOf(layout, { looks: drawing.marks, style: DIFFERENCE_STYLE }) : ''
    if (svg) files.set(`${REVIEW_FOLDER}/${stem}.svg`, svg)
    sections.push(`<section id="${stem}">
<h2>${stem}</h2>
<ul>${words.map(item).join('\n')}</ul>
<div class="wide">${svg}</div>
</section>`)
  }
  const title = `The flows against ${ref}`
  const body = `<h1>${escaped(title)}</h1>
<p>${comparisons.length === 0 ? 'No machine differs.' : 'Green is new, red and dashed is gone, amber is changed.'}</p>
<nav><ul>${comparisons.map(({ stem }) => `<li><a href="#${stem}">${stem}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}`
  return files.set(`${REVIEW_FOLDER}/index.html`, reportDocument({ title, style: STYLE, body }))
}

const item = (words: string) =>
  `<li class="${/^(new|gone|changed)\b/.exec(words)?.[0] ?? ''}">${escaped(words)}</li>`

/** The differences of each machine since a commit. */
export function comparedWith(ref: string): Comparison[] {
  const paths = git('ls-tree', '--name-only', '--end-of-options', ref, 'machines/').split('\n')
  const before = new Map(
    paths.filter((path) => path.endsWith('.machine.ts')).map((path) => [basename(path, '.machine.ts'), path]),
  )
  const after = new Map(drawnFlows().map((flow) => [flow.stem, flow]))
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((stem) => {
    const path = before.get(stem)
    if (!path) return compared(undefined, after.get(stem))
    return comparedWithText(path, git('show', '--end-of-options', `${ref}:${path}`), after.get(stem))
  })
}

/** Compares one machine with its former text, which may be impossible to load. */
export function comparedWithText(path: string, text: string, after: DrawnFlow | undefined): Comparison[] {
  let before: DrawnFlow
  try {
    before = drawnFlowOf(path, text)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const words = [`as it was, its machine cannot be loaded, and is not compared: ${why}`]
    return [{ stem: basename(path, '.machine.ts'), words }]
  }
  return compared(before, after)
}

const STYLE = `
section { border-top: 1px solid var(--line); }
ul { list-style: none; padding: 0; }
li { padding-left: .5rem; border-left: 4px solid transparent; }
.new { border-color: var(--good); } .gone { border-color: var(--bad); } .changed { border-color: var(--part); }
`
