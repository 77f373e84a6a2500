/** What is measured: what is left, what runs short of it, or the time that is left. */
const tone = { data: { color: 'data' }, short: { color: 'warnFill' }, time: { color: 'ink' } } as const

export type Tone = keyof typeof tone

export const FORCED = '@media (forced-colors: active)'

/** The colour of what fills a bar or a ring. */
export const fillStyles = {
  base: {
    height: 'full',
    background: 'currentColor',
    stroke: 'currentColor',
    borderRadius: 'full',
    // The system's colours take the ground, not what is drawn in the colour of text.
    [FORCED]: { color: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: { tone },
} as const

/** What a screen reader is told of a bar or a ring. */
export const measure = (label: string, percent: number) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': percent,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
})
