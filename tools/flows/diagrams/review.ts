import { execFileSync, spawnSync } from 'node:child_process'
import { basename } from 'node:path'
import { escapeHtml, reportDocument } from '../../../scripts/report/document'
import { type Comparison, compareFlows } from './difference'
import { layoutOf } from './layout'
import { type DrawnFlow, drawnFlowOf, drawnFlows } from './machines'
import { DIFFERENCE_STYLE, svgOf } from './svg'

/** The folder of the drawings for a review; git ignores it. */
export const REVIEW_FOLDER = 'diagrams-difference'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 })

/** Whether git knows a commit by this name. */
export const isCommit = (ref: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]).status === 0

/** The files of the review by their paths: a drawing of each machine that differs, and one page with all of them. */
export async function reviewFiles(ref: string, comparisons: readonly Comparison[]) {
  const files = new Map<string, string>()
  const sections: string[] = []
  for (const { stem, lines, drawing } of comparisons) {
    // Two versions together may need more than a screen; the page scrolls.
    const layout = drawing && (await layoutOf(drawing.flow, { isOverflowAllowed: true }))
    const svg = layout ? svgOf(layout, { classNames: drawing.marks, style: DIFFERENCE_STYLE }) : ''
    if (svg) files.set(`${REVIEW_FOLDER}/${stem}.svg`, svg)
    sections.push(`<section id="${stem}">
<h2>${stem}</h2>
<ul>${lines.map(listItem).join('\n')}</ul>
<div class="wide">${svg}</div>
</section>`)
  }
  const title = `The flows against ${ref}`
  const body = `<h1>${escapeHtml(title)}</h1>
<p>${comparisons.length === 0 ? 'No machine differs.' : 'Green is new, red and dashed is gone, amber is changed.'}</p>
<nav><ul>${comparisons.map(({ stem }) => `<li><a href="#${stem}">${stem}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}`
  return files.set(`${REVIEW_FOLDER}/index.html`, reportDocument({ title, style: STYLE, body }))
}

const listItem = (line: string) =>
  `<li class="${/^(new|gone|changed)\b/.exec(line)?.[0] ?? ''}">${escapeHtml(line)}</li>`

/** The differences of each machine since a commit. */
export function compareWithCommit(ref: string): Comparison[] {
  const paths = git('ls-tree', '--name-only', '--end-of-options', ref, 'machines/').split('\n')
  const before = new Map(
    paths.filter((path) => path.endsWith('.machine.ts')).map((path) => [basename(path, '.machine.ts'), path]),
  )
  const after = new Map(drawnFlows().map((flow) => [flow.stem, flow]))
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((stem) => {
    const path = before.get(stem)
    if (!path) return compareFlows(undefined, after.get(stem))
    return compareWithText(path, git('show', '--end-of-options', `${ref}:${path}`), after.get(stem))
  })
}

/** Compares one machine with its former text, which may be impossible to load. */
export function compareWithText(path: string, text: string, after: DrawnFlow | undefined): Comparison[] {
  let before: DrawnFlow
  try {
    before = drawnFlowOf(path, text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const lines = [`the old machine does not load, no comparison: ${reason}`]
    return [{ stem: basename(path, '.machine.ts'), lines }]
  }
  return compareFlows(before, after)
}

const STYLE = `
section { border-top: 1px solid var(--line); }
ul { list-style: none; padding: 0; }
li { padding-left: .5rem; border-left: 4px solid transparent; }
.new { border-color: var(--good); } .gone { border-color: var(--bad); } .changed { border-color: var(--part); }
`
