import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

const Styled = chakra('h1', {
  base: {
    fontWeight: 'bold',
    lineHeight: '1.2',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  variants: {
    size: {
      page: { fontSize: '2xl' },
      section: { fontSize: 'xl' },
      card: { fontSize: 'lg' },
    },
    // Below 20 pixels, the face of a brand's headings is hard to read. A heading without this component is small.
    isSmall: { false: { fontFamily: 'var(--headings)' } },
  },
})

const sizes = { 1: 'page', 2: 'section', 3: 'card' } as const

const smallSizes = ['xs', 'sm', 'md', 'lg']

type HeadingProps = Omit<ComponentProps<typeof Styled>, 'as' | 'size' | 'isSmall'> & { level: 1 | 2 | 3 }

/** A heading of the page's outline; the level gives the size. */
export const Heading = ({ level, fontSize, ...props }: HeadingProps) => {
  const isSmall = fontSize === undefined ? level === 3 : smallSizes.includes(String(fontSize))
  return <Styled as={`h${level}`} size={sizes[level]} isSmall={isSmall} fontSize={fontSize} {...props} />
}
