import { chakra } from '@chakra-ui/react/styled-system'
import type { PaymentOutcome } from './usePaymentResult'

const Drawing = chakra('svg', {
  base: {
    display: 'block',
    width: '11rem',
    maxWidth: 'full',
    height: 'auto',
    marginInline: 'auto',
    marginBottom: '4',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  variants: {
    outcome: {
      succeeded: { color: 'success' },
      failed: { color: 'danger' },
      unconfirmed: { color: 'warnFill' },
    },
  },
})

/** The sign on the disc: a check, an exclamation mark, the hands of a clock. */
const marks: Record<PaymentOutcome, string> = {
  succeeded: 'M68 52l9 9 17-18',
  failed: 'M80 36v20M80 68v.1',
  unconfirmed: 'M80 36v17l11 7',
}
const waves = [
  { opacity: 0.9, delay: '0.3s', path: 'M48 32a34 34 0 0 0 0 40M112 32a34 34 0 0 1 0 40' },
  { opacity: 0.5, delay: '0.38s', path: 'M40 25a46 46 0 0 0 0 54M120 25a46 46 0 0 1 0 54' },
  { opacity: 0.25, delay: '0.46s', path: 'M32 18a58 58 0 0 0 0 68M128 18a58 58 0 0 1 0 68' },
]

/** A payment as sound waves; they are broken if it failed or is unconfirmed. */
export const ResultDrawing = ({ outcome }: { outcome: PaymentOutcome }) => (
  <Drawing viewBox="0 0 160 104" outcome={outcome} aria-hidden="true">
    {waves.map(({ opacity, delay, path }) => (
      <g key={path} opacity={opacity}>
        <chakra.path
          // One wave after the other, outwards.
          animation="appear 0.5s ease-out backwards"
          d={path}
          animationDelay={delay}
          strokeDasharray={outcome === 'succeeded' ? undefined : '0.1 6'}
          _motionReduce={{ animation: 'none' }}
        />
      </g>
    ))}
    <circle fill="currentColor" stroke="none" cx="80" cy="52" r="28" />
    <chakra.path
      color="surface"
      strokeWidth="6"
      strokeDasharray="60"
      animation="draw 0.42s 0.2s ease-out backwards"
      _motionReduce={{ animation: 'none' }}
      d={marks[outcome]}
    />
  </Drawing>
)
