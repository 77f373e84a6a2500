/** The measured value: the remaining amount, a low amount, or the remaining time. */
const tone = { data: { color: 'data' }, short: { color: 'warnFill' }, time: { color: 'muted' } } as const

export interface FillProps {
  /** 0 to 100. */
  percent: number
  tone: keyof typeof tone
  isPale?: boolean
}

/** The opacity of a fill before it takes its full colour. */
export const PALE = 0.35

export const FORCED_COLORS = '@media (forced-colors: active)'

/** The colour of the fill of a bar. */
export const fillStyles = {
  base: {
    height: 'full',
    background: 'currentColor',
    borderRadius: 'pill',
    // Forced colours would replace the background of a bar.
    [FORCED_COLORS]: { color: 'Highlight', forcedColorAdjust: 'none' },
  },
  variants: { tone },
} as const

/** The attributes of a bar; `percent` from 0 to 100. */
export const progressbarAttributes = (label: string, percent: number) => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuenow': percent,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
})
