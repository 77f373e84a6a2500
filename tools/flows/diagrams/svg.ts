import { type Box, type Layout, MARGIN, type Point, roundToTenth } from './layout'
import { type Line, lineHeight, lineWidth } from './lines'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for XML and HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '').replace(/[^\P{Cc}\n\t]/gu, '')

type DrawnState = Layout['states'][number]
type DrawnTransition = Layout['transitions'][number]

/** The looks of a drawing, in light and in dark; a page can override the variables. */
const SVG_STYLE = `
.flow { --paper: #ffffff; --box: #ffffff; --group: #f5f7fa; --line: #64748b; --ink: #0f172a; --soft: #526074; --event: #1e40af; --bad: #b91c1c; --bad-box: #fef2f2; --good: #15803d; --lit: #fde68a; font-family: Helvetica, Arial, 'Liberation Sans', sans-serif }
@media (prefers-color-scheme: dark) { .flow { --paper: #0f1419; --box: #1b232c; --group: #141b22; --line: #8292a6; --ink: #e8edf2; --soft: #a3b1c2; --event: #93b4ff; --bad: #ff9d94; --bad-box: #2d1719; --good: #6fd08c; --lit: #6b4e00 } }
.flow .paper { fill: var(--paper) }
.flow .state rect { fill: var(--box); stroke: var(--line); stroke-width: 1.2 }
.flow .group rect { fill: var(--group) }
.flow .parallel > rect { stroke-dasharray: 6 3 }
.flow .final rect { stroke: var(--good); stroke-width: 3 }
.flow .state.failure rect { fill: var(--bad-box); stroke: var(--bad) }
.flow .dot { fill: var(--ink) }
.flow .arrow { fill: none; stroke: var(--line); stroke-width: 1.3 }
.flow .head { fill: var(--line) }
.flow .label { fill: var(--paper); stroke: var(--line); stroke-width: .5; stroke-opacity: .5 }
.flow text { font-size: 12px; fill: var(--ink) }
.flow .title { font-size: 14px; font-weight: 700 }
.flow .event { font-weight: 700; fill: var(--event) }
.flow .note { fill: var(--soft) }
.flow .failure .arrow { stroke: var(--bad) }
.flow .failure .head { fill: var(--bad) }
.flow .failure .event { fill: var(--bad) }
`.trim()

/** What only some drawings have. */
interface Extras {
  /** The accessible name of the drawing. */
  label?: string
  /** The link of a state, by its id. */
  links?: ReadonlyMap<string, string>
}

/** The drawing of a flow. A page can find every state and transition in it and light it up. */
export function svgOf({ width, height, states, transitions, starts }: Layout, extras: Extras = {}): string {
  const root = states[0]?.state
  const { links = new Map(), label = `The flow ${root?.id}: ${root?.description}` } = extras
  const linkedState = (state: DrawnState) => {
    const link = links.get(state.state.id)
    return link ? `<a href="${escapeHtml(link)}">${stateMark(state)}</a>` : stateMark(state)
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="${links.size > 0 ? 'group' : 'img'}" aria-label="${escapeHtml(label)}">`,
    `<style>\n${SVG_STYLE}\n</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...states.map(linkedState),
    ...starts.map((points) => `<g>${arrow(points)}${dot(points)}</g>`),
    ...transitions.map(transitionMark),
    '</svg>\n',
  ].join('\n')
}

function stateMark({ state, lines, box, textBox }: DrawnState): string {
  const classNames = [
    'state',
    state.kind === 'final' || state.kind === 'parallel' ? state.kind : '',
    state.children.length > 0 ? 'group' : '',
    state.isFailure ? 'failure' : '',
  ]
  return `<g class="${classNames.filter(Boolean).join(' ')}" data-state="${escapeHtml(state.id)}">${rectangle(box, 7)}${textLines(lines, textBox)}</g>`
}

function transitionMark({ transition, lines, label, points }: DrawnTransition): string {
  const { id, target = '', isFailure } = transition
  const caption = lines.length > 0 ? rectangle(label, 4, 'label') + textLines(lines, label) : ''
  return `<g class="transition${isFailure ? ' failure' : ''}" data-transition="${escapeHtml(id)}" data-target="${escapeHtml(target)}">${arrow(points)}${caption}</g>`
}

const rectangle = ({ x, y, width, height }: Box, radius: number, className?: string): string =>
  `<rect${className ? ` class="${className}"` : ''} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`

const dot = ([start]: readonly Point[]): string =>
  start ? `<circle class="dot" cx="${start.x}" cy="${start.y}" r="4.5"/>` : ''

/** `textLength` keeps the width of a line in any font. */
function textLines(lines: readonly Line[], { x, y }: Box): string {
  let bottom = y + MARGIN.y
  return lines
    .map((line) => {
      bottom += lineHeight(line)
      const reaction = line.transition ? ` data-transition="${escapeHtml(line.transition)}"` : ''
      const position = `x="${x + MARGIN.x}" y="${roundToTenth(bottom - 3.5)}"`
      return `<text class="${line.style}"${reaction} ${position} textLength="${lineWidth(line)}">${escapeHtml(line.text)}</text>`
    })
    .join('')
}

const HEAD = { length: 7, half: 3.5 }

function arrow(points: readonly Point[]): string {
  const [previous, end] = points.slice(-2)
  if (!previous || !end) return ''
  const [dx, dy] = [end.x - previous.x, end.y - previous.y]
  const direction = Math.abs(dx) > Math.abs(dy) ? { x: Math.sign(dx), y: 0 } : { x: 0, y: Math.sign(dy) }
  const neck = { x: end.x - HEAD.length * direction.x, y: end.y - HEAD.length * direction.y }
  const corners = [
    end,
    { x: neck.x + HEAD.half * direction.y, y: neck.y + HEAD.half * direction.x },
    { x: neck.x - HEAD.half * direction.y, y: neck.y - HEAD.half * direction.x },
  ]
  return `<path class="arrow" d="${path([...points.slice(0, -1), neck])}"/><path class="head" d="${path(corners)}z"/>`
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${roundToTenth(x)} ${roundToTenth(y)}`).join('L')}`
