import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useState } from 'react'
import { FORCED_COLORS } from '../../ui/fillStyles'
import { Grid } from '../../ui/layout'
import type { DayUsage, UsageByDay } from './usageByDay'
import type { Listing } from './useListing'

const Slot = chakra('button', {
  base: {
    position: 'relative',
    gridRow: '1',
    minWidth: '0',
    cursor: 'pointer',
    borderRadius: 'chart',
    '&[aria-pressed=true]': { [FORCED_COLORS]: { outline: '2px solid Highlight' } },
    _focusVisible: { '--hover-tip': 'block', '& > span': { display: 'block' } },
    _hover: {
      background: 'color-mix(in srgb, currentColor 8%, transparent)',
      '& > span': { display: 'var(--hover-tip, block)' },
    },
  },
})
const Tip = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '100%',
    zIndex: '1',
    marginBottom: '1',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'control',
    background: 'ink',
    color: 'surface',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    width: 'max-content',
    maxWidth: { base: '9rem', md: 'none' },
    pointerEvents: 'none',
    // A transparent one would widen a narrow page.
    display: 'none',
  },
  variants: {
    side: {
      start: { left: '0' },
      middle: { left: '50%', transform: 'translateX(-50%)' },
      end: { right: '0' },
    },
  },
})

/** The day to which a key moves. */
function targetDay(key: string, day: number, days: readonly number[]): number | undefined {
  const index = days.indexOf(day)
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: days.length - 1,
  }
  return days[targets[key] ?? -1]
}

interface DayButtonsProps {
  usage: UsageByDay
  nameOf: (day: DayUsage) => string
  selectedDay: number | undefined
  onChoose: Listing['actions']['chooseDay']
}

/** A button over each column, as high as the chart: one stop of the Tab key, arrows move. */
export function DayButtons({ usage: { days }, nameOf, selectedDay, onChoose }: DayButtonsProps) {
  const pastDays = days.filter(({ state }) => state !== 'future')
  const past = pastDays.map(({ day }) => day)
  const [focused, setFocused] = useState<number>()
  const stop = [focused, selectedDay].find((day) => day !== undefined && past.includes(day)) ?? past.at(-1)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, day: number) => {
    const target = targetDay(event.key, day, past)
    if (target === undefined) return
    event.preventDefault()
    event.currentTarget.parentElement?.querySelectorAll('button')[past.indexOf(target)]?.focus()
  }
  const sideOf = (day: number) =>
    day <= days.length / 3 ? 'start' : day > (days.length * 2) / 3 ? 'end' : 'middle'
  return (
    <Grid
      position="absolute"
      inset="0"
      css={{
        // The tip of the keyboard hides the one of the mouse. A rule for `span` after `:has()` would make Chromium style
        // each span of the page, of which a list has thousands, at each new focus and element.
        '&:has(:focus-visible)': { '--hover-tip': 'none' },
      }}
      data-chart=""
      style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {pastDays.map((usage) => {
        const { day } = usage
        return (
          <Slot
            key={day}
            type="button"
            style={{ gridColumn: day }}
            tabIndex={day === stop ? 0 : -1}
            aria-label={nameOf(usage)}
            aria-pressed={day === selectedDay}
            onFocus={() => setFocused(day)}
            onKeyDown={(event) => onKeyDown(event, day)}
            onClick={() => onChoose(day === selectedDay ? undefined : day)}
          >
            {day !== selectedDay && (
              <Tip aria-hidden="true" side={sideOf(day)}>
                {nameOf(usage)}
              </Tip>
            )}
          </Slot>
        )
      })}
    </Grid>
  )
}
