import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { Link } from '../../ui/Link'

const Box = chakra('p', { base: { fontSize: 'sm', lineHeight: '1.5', color: 'muted', maxWidth: 'prose' } })

/** A hint about the balance, with a link. */
export const Hint = ({ children, href, link }: { children: ReactNode; href: string; link: string }) => (
  <Box>
    <span>{children}</span>{' '}
    <Link asChild>
      <RouteLink href={href}>{link}</RouteLink>
    </Link>
  </Box>
)
