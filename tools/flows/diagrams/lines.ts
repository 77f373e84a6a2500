import type { FlowState, FlowTransition } from './flow'

/** One line of text in a drawing. */
export interface Line {
  text: string
  style: keyof typeof STYLES
  /** The transition of the line, if its box or arrow belongs to another part. */
  transition?: string
}

const STYLES = {
  title: { size: 14, height: 18, isBold: true },
  event: { size: 12, height: 15, isBold: true },
  plain: { size: 12, height: 15, isBold: false },
  note: { size: 12, height: 15, isBold: false },
}

export const lineHeight = ({ style }: Line): number => STYLES[style].height

/**
 * The widths of Helvetica, Arial and Liberation Sans in thousandths of the font size, starting at the space. This table
 * makes a drawing the same on every machine.
 */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584'
const [regular, bold] = [REGULAR, BOLD].map((widths) => widths.split(' ').map(Number))
const MAX_GLYPH_WIDTH = 1000

export function lineWidth({ text, style }: Line): number {
  const { size, isBold } = STYLES[style]
  const widths = (isBold ? bold : regular) ?? []
  const units = [...text].map((letter) => widths[(letter.codePointAt(0) ?? 0) - 32] ?? MAX_GLYPH_WIDTH)
  return Math.round((units.reduce((sum, width) => sum + width, 0) * size) / 100) / 10
}

/** Splits a text into lines that are not wider than allowed. */
function wrapText(text: string, style: Line['style'], width: number): Line[] {
  const lines: Line[] = []
  const fits = (candidate: string) => lineWidth({ text: candidate, style }) <= width
  // A guard or action name that is too long for a line breaks before its capitals.
  const piecesOf = (word: string) =>
    style !== 'plain' || fits(word) ? [` ${word}`] : ` ${word}`.split(/(?<! )(?=[A-Z])/)
  for (const piece of text === '' ? [] : text.split(' ').flatMap(piecesOf)) {
    const last = lines.at(-1)
    if (last && fits(last.text + piece)) last.text += piece
    else lines.push({ text: piece.trimStart(), style })
  }
  return lines
}

/** The lines in the box of a state. */
export const stateLines = (state: FlowState, width: number): Line[] => [
  ...wrapText(state.key, 'title', width),
  ...wrapText(descriptionText(state), 'note', width),
  ...state.invokes.flatMap((invoke) => wrapText(`invoke ${invokeText(invoke)}`, 'plain', width)),
  ...wrapNames('entry / ', state.entry, width),
  ...wrapNames('exit / ', state.exit, width),
  ...state.reactions.flatMap((reaction) =>
    transitionLines(reaction, width).map((line) => ({ ...line, transition: reaction.id })),
  ),
]

/** `saveValue as saveAgain, changes, 45 s`. */
export const invokeText = ({ id, src, kind, waits }: FlowState['invokes'][number]): string =>
  [id === src ? src : `${src} as ${id}`, kind, waits].filter(Boolean).join(', ')

/** The lines on the arrow of a transition. */
const transitionLines = (transition: FlowTransition, width: number): Line[] => [
  ...wrapText(transition.event, 'event', width),
  ...wrapText(conditionOf(transition), 'plain', width),
  ...wrapNames('/ ', transition.actions, width),
  ...wrapText(descriptionText(transition), 'note', width),
]

export const conditionOf = ({ guard, isOtherwise }: FlowTransition): string =>
  guard ? `[${guard}]` : isOtherwise ? '[otherwise]' : ''

const wrapNames = (prefix: string, names: string[], width: number): Line[] =>
  names.length > 0 ? wrapText(prefix + names.join(', '), 'plain', width) : []

const descriptionText = ({ description, requirements }: FlowState | FlowTransition): string =>
  requirements.length > 0 ? `${description} (${requirements.join(', ')})` : description

/** An arrow of a drawing and the lines on it. */
interface Arrow {
  transition: FlowTransition
  lines: Line[]
}

/**
 * A timeout and an error with the same target and actions share an arrow. Otherwise the drawing of a flow with many calls
 * would be too wide.
 */
export function arrowsOf(transitions: readonly FlowTransition[], width: number): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const transition of transitions) {
    const { id, eventType, source, target, actions } = transition
    const key = /^xstate\.(after|error)\./.test(eventType) ? `${source} ${target} ${actions}` : id
    const lines = transitionLines(transition, width)
    const sharedArrow = arrows.get(key)
    if (sharedArrow) sharedArrow.lines.push(...lines.map((line) => ({ ...line, transition: id })))
    else arrows.set(key, { transition, lines })
  }
  return [...arrows.values()]
}
