import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FORCED_COLORS, fillStyles, progressbarAttributes, type Tone } from './fillStyles'
import { useFillState } from './useFillState'

const Container = chakra('div', {
  base: { position: 'relative', flexShrink: '0', width: { base: '7.75rem', md: '12rem' } },
})
const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    overflow: 'visible',
    fill: 'none',
    strokeWidth: '10',
    color: 'sunken',
    stroke: 'currentColor',
    [FORCED_COLORS]: { color: 'CanvasText', strokeWidth: '1' },
  },
})
const Arc = chakra('circle', {
  ...fillStyles,
  base: {
    ...fillStyles.base,
    transition: 'stroke-dashoffset 700ms cubic-bezier(.2, 0, 0, 1)',
    _motionReduce: { transition: 'none' },
    [FORCED_COLORS]: { color: 'Highlight', strokeWidth: '10' },
  },
})
const Mark = chakra('g', {
  base: {
    color: 'ink',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    [FORCED_COLORS]: { color: 'CanvasText' },
  },
})
const Middle = chakra('div', {
  base: {
    position: 'absolute',
    // Within the ring and its mark, on its own ground: the words do not overlap the drawing.
    inset: '14%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'surface',
    borderRadius: 'full',
    textAlign: 'center',
  },
})

const RADIUS = 52
const CIRCUMFERENCE = 2 * Math.PI * RADIUS

interface ProgressRingProps {
  label: string
  /** 0 to 100. */
  percent: number
  tone: Tone
  /** The place of a mark on the ring, 0 to 1 clockwise from the top. */
  mark: number | undefined
  /** The content of its middle. */
  children: ReactNode
}

/** A ring that fills once, like a bar. */
export function ProgressRing({ label, percent, tone, mark, children }: ProgressRingProps) {
  const shown = useFillState() === 'empty' ? 0 : percent
  return (
    <Container>
      <Drawing viewBox="0 0 120 120" {...progressbarAttributes(label, percent)}>
        <circle cx="60" cy="60" r={RADIUS} />
        <g transform="rotate(-90 60 60)">
          <Arc
            tone={tone}
            cx="60"
            cy="60"
            r={RADIUS}
            // The gap is longer than the ring, so that no second dash begins at its end.
            strokeDasharray={`${CIRCUMFERENCE} ${CIRCUMFERENCE + 1}`}
            strokeDashoffset={CIRCUMFERENCE * (1 - shown / 100)}
            // With a round end, an empty arc would be a dot.
            strokeLinecap={shown === 0 ? 'butt' : 'round'}
          />
        </g>
        {mark !== undefined && (
          <Mark>
            <path d="M60 16V0" transform={`rotate(${mark * 360} 60 60)`} />
          </Mark>
        )}
      </Drawing>
      <Middle>{children}</Middle>
    </Container>
  )
}
