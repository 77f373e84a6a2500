import { chakra } from '@chakra-ui/react/styled-system'

const Picture = chakra('svg', {
  base: {
    width: '9rem',
    maxWidth: 'full',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    color: 'danger',
  },
})

/** A failed call: an exclamation mark among broken waves. Decorative; the words next to it say the same. */
export default function FailedDrawing() {
  return (
    <Picture viewBox="0 0 180 120" aria-hidden="true">
      <path
        strokeWidth="3"
        strokeDasharray="2 9"
        opacity="0.6"
        d="M132.6 26.8a54 54 0 0 1 0 66.4M47.4 93.2a54 54 0 0 1 0-66.4M146.7 15.7a72 72 0 0 1 0 88.6M33.3 104.3a72 72 0 0 1 0-88.6"
      />
      <circle fill="currentColor" stroke="none" cx="90" cy="60" r="38" />
      <chakra.path color="surface" strokeWidth="6" d="M90 42v22M90 78v.1" />
    </Picture>
  )
}
