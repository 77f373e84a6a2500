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
      card: { fontSize: 'lg', fontWeight: 'bold' },
    },
  },
})

const sizes = { 1: 'page', 2: 'section', 3: 'card' } as const

type HeadingProps = Omit<ComponentProps<typeof Styled>, 'as' | 'size'> & { level: 1 | 2 | 3 }

/** A heading of the page's outline; the level gives the size. */
export const Heading = ({ level, ...props }: HeadingProps) => (
  <Styled as={`h${level}`} size={sizes[level]} {...props} />
)
