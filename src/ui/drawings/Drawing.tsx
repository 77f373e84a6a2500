import { chakra } from '@chakra-ui/react/styled-system'

const Picture = chakra('svg', {
  base: {
    width: '12rem',
    maxWidth: 'full',
    height: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: 'outline',
  },
})

interface DrawingProps {
  /** The outline of the object as a path; the two rings of the mark are behind it. */
  outline?: string
  lines: string
  /** Its sign, in the colour of the data. */
  accent: string
}

/** A decorative drawing of a few lines in a field of 200 by 120; the words next to it say the same. */
export const Drawing = ({ outline, lines, accent }: DrawingProps) => (
  <Picture viewBox="0 0 200 120" aria-hidden="true">
    {outline && (
      <>
        <chakra.g color="accentSubtle" strokeWidth="13">
          <circle cx="72" cy="60" r="46" />
          <circle cx="128" cy="60" r="46" />
        </chakra.g>
        <path fill="var(--chakra-colors-surface)" d={outline} />
      </>
    )}
    <path d={lines} />
    <chakra.path color="data" strokeWidth="4" d={accent} />
  </Picture>
)
