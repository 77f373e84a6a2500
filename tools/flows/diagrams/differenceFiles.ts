import { type Comparison, comparedWith } from './against'
import { differencePage, wordsOf } from './differencePage'
import { type Flow, reactionsIn, statesIn } from './flow'
import { layoutOf } from './layout'
import { svgOf } from './svg'
import { DIFFERENCE_STYLE } from './svgStyle'

/** Where the drawings for a review lie; git ignores it. */
export const REVIEW_FOLDER = 'diagrams-difference'

interface Review {
  /** Every file, by its path. */
  files: Map<string, string>
  /** What differs, in words. */
  words: string[]
}

/** The drawings of what became of the machines since a commit. */
export async function reviewAgainst(ref: string): Promise<Review> {
  const reviewed = await Promise.all(
    comparedWith(ref).map(async (comparison) => ({ comparison, svg: await svgOfComparison(comparison) })),
  )
  return {
    files: new Map([
      ...reviewed.flatMap(({ comparison: { stem }, svg }): [string, string][] =>
        svg ? [[`${REVIEW_FOLDER}/${stem}.svg`, svg]] : [],
      ),
      [`${REVIEW_FOLDER}/index.html`, differencePage(ref, reviewed)],
    ]),
    words: reviewed.flatMap(({ comparison }) =>
      wordsOf(comparison).map((words) => `${comparison.stem}: ${words}`),
    ),
  }
}

/** Nothing where the drawing is what it was, or cannot be made. */
async function svgOfComparison(comparison: Comparison): Promise<string> {
  if (comparison.kind === 'unreadable') return ''
  if (comparison.kind === 'changed' && comparison.difference.changes.length === 0) return ''
  const flow = comparison.kind === 'changed' ? comparison.difference.flow : comparison.flow.flow
  const looks = new Map(
    comparison.kind === 'changed'
      ? comparison.difference.changes.map(({ id, mark }) => [id, mark])
      : idsIn(flow).map((id) => [id, comparison.kind]),
  )
  // Two versions together may need more than a screen; the page scrolls.
  return svgOf(await layoutOf(flow, { mayBeWider: true }), { looks, style: DIFFERENCE_STYLE })
}

const idsIn = ({ root, transitions }: Flow): string[] =>
  [...statesIn(root), ...reactionsIn(root), ...transitions].map(({ id }) => id)
