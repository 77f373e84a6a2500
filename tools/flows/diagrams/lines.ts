import { textWidth } from './textWidth'

export type LineStyle = 'title' | 'event' | 'plain' | 'note'

/** One line of text in a drawing. */
export interface Line {
  text: string
  style: LineStyle
  /** The transition without a target that the line is about. */
  reaction?: string
}

const SIZES = { title: 14, event: 12, plain: 12, note: 12 }
const HEIGHTS = { title: 18, event: 15, plain: 15, note: 15 }

export const lineHeight = ({ style }: Line): number => HEIGHTS[style]

export const lineWidth = ({ text, style }: Line): number =>
  textWidth(text, SIZES[style], style === 'title' || style === 'event' ? 'bold' : 'regular')

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0)

export const widthOf = (lines: readonly Line[]): number => Math.ceil(Math.max(0, ...lines.map(lineWidth)))

/** A text in as many lines as it needs to be no wider than allowed. */
export function wrapped(text: string, style: LineStyle, width: number): Line[] {
  const lines: Line[] = []
  const fits = (candidate: string) => lineWidth({ text: candidate, style }) <= width
  if (text === '') return []
  for (const { piece, isGlued } of text
    .split(' ')
    .flatMap((word) => piecesOf(word, style !== 'plain' || fits(word)))) {
    const last = lines.at(-1)
    const joined = last && `${last.text}${isGlued ? '' : ' '}${piece}`
    if (last && joined && fits(joined)) last.text = joined
    else lines.push({ text: piece, style })
  }
  return lines
}

/** The name of a guard or action that is too long for a line is broken before its capitals. */
const piecesOf = (word: string, isShort: boolean) =>
  (isShort ? [word] : word.split(/(?=[A-Z])/)).map((piece, index) => ({
    piece,
    isGlued: index > 0,
  }))
