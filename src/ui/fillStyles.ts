/** The measured value: the remaining amount, a low amount, or the remaining time. */
const tone = { data: { color: 'data' }, short: { color: 'warnFill' }, time: { color: 'ink' } } as const

export type Tone = keyof typeof tone

export const FORCED_COLORS = '@media (forced-colors: active)'

/** The colour of the fill of a bar or a ring. */
export const fillStyles = {
  base: {
    height: 'full',
    background: 'currentColor',
    stroke: 'currentColor',
    borderRadius: 'pill',
    // Forced colours would replace the background of a bar.
    [FORCED_COLORS]: { color: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: { tone },
} as const

/** The attributes of a bar or a ring for screen readers. */
export const progressbarAttributes = (label: string, percent: number) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': percent,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
})
