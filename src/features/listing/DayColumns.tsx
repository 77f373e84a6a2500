import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatHundredths, formatNumber } from '../../lib/formats/numbers'
import { ChartLabel } from '../../ui/ChartLabel'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { axisDays, chartTop } from './chartAxes'
import { readableAmount } from './dataAmount'
import { UnknownHatching } from './UnknownHatching'
import { type DayUsage, EURO, type UsageByDay } from './usageByDay'

/** In pixels; the width is that of the container. */
const [TOP, BASE, HEIGHT] = [16, 160, 184]
/** On the smallest phone, this many days are as wide as the words that they are not loaded. */
const MIN_DAYS_FOR_WORDS = 11
/** The days behind the figures of the scale. */
const DAYS_UNDER_SCALE = 6
/** The longest unit, in letters, that fits at the scale without a line break; the sums above always name it. */
const MAX_UNIT_LENGTH = 12
/** Share of its slot that a column fills. */
const COLUMN_SHARE = 0.72

const Lines = chakra('g', { base: { stroke: 'currentColor', [FORCED_COLORS]: { color: 'CanvasText' } } })
const Columns = chakra('g', {
  base: {
    color: 'data',
    fill: 'currentColor',
    // Forced colours replace backgrounds, but not fills in the colour of the text.
    [FORCED_COLORS]: { color: 'Highlight', forcedColorAdjust: 'none' },
  },
})
/** Days of which nothing is loaded, as pairs of the first and last one. */
function unknownRuns(days: readonly DayUsage[]): [number, number][] {
  const runs: [number, number][] = []
  for (const { day, state } of days) {
    const last = runs.at(-1)
    if (state !== 'unknown') continue
    if (last?.[1] === day - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

interface UnknownDaysProps {
  x: string
  width: string
  children: ReactNode
}

/** One block, however many days it has. */
const UnknownDays = ({ x, width, children }: UnknownDaysProps) => (
  <svg x={x} width={width} style={{ overflow: 'visible' }} aria-hidden="true">
    <UnknownHatching y={TOP} height={BASE - TOP} />
    {children && (
      <ChartLabel x="50%" y={BASE - 8} textAnchor="middle">
        {children}
      </ChartLabel>
    )}
  </svg>
)

interface DayColumnsProps {
  usage: UsageByDay
  peak: DayUsage | undefined
  selectedDay: number | undefined
}

/** A column for each day: hatched if more may come, dark for the highest one; a block for days that are not loaded. */
export function DayColumns({ usage: { days, unit, today }, peak, selectedDay }: DayColumnsProps) {
  const { LL, locale } = useI18nContext()
  const hatchingId = useId()
  const top = chartTop(Math.max(...days.map(({ units }) => units)))
  const slot = 100 / days.length
  const middleOf = (day: number) => `${(day - 0.5) * slot}%`
  const heightOf = (units: number) => Math.max((units / top) * (BASE - TOP), 2)
  const opacityOf = (day: number) => (day === (selectedDay ?? peak?.day) ? 1 : selectedDay ? 0.45 : 0.7)
  const scale = readableAmount({ units: top, unit })
  const inScale = (units: number) =>
    unit === EURO
      ? formatHundredths(units, locale)
      : formatNumber(scale.unit === unit ? units : Math.round(units / 100) / 10, locale)
  // The side without the highest number.
  const scalePosition =
    peak && peak.day <= DAYS_UNDER_SCALE ? ({ x: '100%', textAnchor: 'end' } as const) : { x: 0 }
  return (
    <chakra.svg display="block" overflow="visible" width="100%" height={HEIGHT} aria-hidden="true">
      <pattern
        id={hatchingId}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <Columns>
          <rect width="2.5" height="5" />
        </Columns>
      </pattern>
      {selectedDay !== undefined && (
        <rect
          fill="var(--chakra-colors-accent-subtle)"
          x={`${(selectedDay - 1) * slot}%`}
          width={`${slot}%`}
          height={BASE}
        />
      )}
      <Lines color="line">
        {[TOP, (TOP + BASE) / 2, BASE].map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} />
        ))}
      </Lines>
      {unknownRuns(days).map(([from, to]) => (
        <UnknownDays key={from} x={`${(from - 1) * slot}%`} width={`${(to - from + 1) * slot}%`}>
          {to - from + 1 >= MIN_DAYS_FOR_WORDS && LL.listing.dayNotLoaded()}
        </UnknownDays>
      ))}
      <Columns>
        {days
          .filter(({ units }) => units > 0)
          .map(({ day, units, state }) => (
            <rect
              key={day}
              x={`${(day - 0.5 - COLUMN_SHARE / 2) * slot}%`}
              y={BASE - heightOf(units)}
              width={`${COLUMN_SHARE * slot}%`}
              height={heightOf(units)}
              rx="calc(var(--chakra-radii-chart) * 0.4)"
              {...(state === 'open'
                ? { fill: `url(#${hatchingId})`, stroke: 'currentColor' }
                : { fillOpacity: opacityOf(day) })}
            />
          ))}
      </Columns>
      <ChartLabel {...scalePosition} y={TOP - 4}>
        {unit.length > MAX_UNIT_LENGTH ? inScale(top) : `${inScale(top)} ${scale.unit}`}
      </ChartLabel>
      <ChartLabel {...scalePosition} y={(TOP + BASE) / 2 - 4}>
        {inScale(top / 2)}
      </ChartLabel>
      {peak && (
        <ChartLabel strong x={middleOf(peak.day)} y={BASE - heightOf(peak.units) - 4} textAnchor="middle">
          {inScale(peak.units)}
        </ChartLabel>
      )}
      {axisDays(days.length, selectedDay ?? today).map((day) => (
        <ChartLabel
          key={day}
          strong={day === (selectedDay ?? today)}
          x={middleOf(day)}
          y={HEIGHT - 6}
          textAnchor="middle"
        >
          {LL.listing.dayNumber({ day })}
        </ChartLabel>
      ))}
    </chakra.svg>
  )
}
