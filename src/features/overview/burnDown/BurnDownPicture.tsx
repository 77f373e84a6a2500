import { chakra } from '@chakra-ui/react/styled-system'
import { ChartLabel } from '../../../ui/ChartLabel'
import { FORCED_COLORS } from '../../../ui/fillStyles'
import { type BurnDown, paceOf } from './burnDown'

/** In pixels; the width is that of the container. */
const [TOP, BASE, HEIGHT] = [22, 132, 156]

const Svg = chakra('svg', { base: { display: 'block', overflow: 'visible', width: 'full' } })
const Stroke = chakra('path', {
  base: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
    [FORCED_COLORS]: { stroke: 'CanvasText' },
  },
  variants: {
    kind: {
      past: { color: 'data' },
      pace: { color: 'muted', strokeDasharray: '0.5 6' },
      area: { color: 'data', fill: 'currentColor', stroke: 'none', opacity: '0.12' },
    },
  },
})
const Ground = chakra('line', { base: { stroke: 'var(--chakra-colors-line)' } })
/** The renewal. */
const Flag = chakra('path', {
  base: { color: 'ink', fill: 'none', stroke: 'currentColor', strokeWidth: '2px', strokeLinejoin: 'round' },
})
const Ring = chakra('circle', {
  base: {
    color: 'data',
    fill: 'var(--chakra-colors-surface)',
    stroke: 'currentColor',
    strokeWidth: '2.5px',
    [FORCED_COLORS]: { stroke: 'CanvasText' },
  },
  variants: { kind: { zero: { color: 'warn' }, dot: { fill: 'currentColor', strokeWidth: '0' } } },
})
interface BurnDownPictureProps {
  burnDown: BurnDown
  /** What a package adds today. */
  extra: number
  /** The day in `rests` that is read; undefined for today. */
  selected: number | undefined
  labels: { initial: string; start: string; today: string; zero: string; end: string }
}

/** A line from the start to today, a dotted one to where the pace ends, and a flag at the renewal. */
export function BurnDownPicture({ burnDown, extra, selected, labels }: BurnDownPictureProps) {
  const { length, elapsed, initial, rest, rests = [rest] } = burnDown
  const top = Math.max(initial, rest + extra)
  const x = (day: number) => (day / length) * 100
  const y = (amount: number) => 100 - (amount / top) * 100
  const pixels = (amount: number) => BASE - (amount / top) * (BASE - TOP)
  const dayOf = (index: number) => ((index + 1) / rests.length) * elapsed
  const past = `M0 ${y(initial)}${rests.map((left, index) => `L${x(dayOf(index))} ${y(left)}`).join('')}`
  const pace = paceOf(burnDown, extra)
  const index = selected ?? rests.length - 1
  const todayAnchor = x(elapsed) < 30 ? 'start' : x(elapsed) > 70 ? 'end' : 'middle'
  return (
    <Svg height={HEIGHT} aria-hidden="true">
      <svg
        aria-hidden="true"
        y={TOP}
        width="100%"
        height={BASE - TOP}
        overflow="visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        <Stroke kind="area" d={`${past}V100H0Z`} />
        <Stroke kind="past" d={past} />
        {pace && (
          <Stroke
            kind="pace"
            d={`M${x(elapsed)} ${y(rest)}V${y(rest + extra)}L${x(pace.day)} ${y(pace.rest)}`}
          />
        )}
      </svg>
      <Ground x1="0" x2="100%" y1={BASE} y2={BASE} />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <Flag d={`M-1 ${BASE}V${TOP - 14}h-15l4 5.5-4 5.5h15`} />
      </svg>
      {pace?.rest === 0 && (
        <>
          <Ring kind="zero" cx={`${x(pace.day)}%`} cy={BASE} r="4.5" />
          <ChartLabel strong x={`${x(pace.day)}%`} y={BASE - 12} textAnchor="end">
            {labels.zero}
          </ChartLabel>
        </>
      )}
      <Ring cx={`${x(dayOf(index))}%`} cy={pixels(rests[index] ?? rest)} r="7" />
      <Ring kind="dot" cx={`${x(dayOf(index))}%`} cy={pixels(rests[index] ?? rest)} r="2.5" />
      <ChartLabel x="0" y={pixels(initial) - 8}>
        {labels.initial}
      </ChartLabel>
      {x(elapsed) > 30 && (
        <ChartLabel x="0" y={HEIGHT - 6}>
          {labels.start}
        </ChartLabel>
      )}
      <ChartLabel strong x={`${x(elapsed)}%`} y={HEIGHT - 6} textAnchor={todayAnchor}>
        {labels.today}
      </ChartLabel>
      {x(elapsed) < 70 && (
        <ChartLabel x="100%" y={HEIGHT - 6} textAnchor="end">
          {labels.end}
        </ChartLabel>
      )}
    </Svg>
  )
}
