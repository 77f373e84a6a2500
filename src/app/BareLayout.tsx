import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Brandmark } from '../ui/Brandmark'
import { useApp } from './AppContext'
import { FootLinks } from './FootLinks'

const Ground = chakra('main', {
  base: {
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '6',
    paddingInline: '4',
    paddingBottom: '4',
    // The brand's band, as high as the mark and the upper part of the card.
    backgroundImage: 'linear-gradient(100deg, var(--chakra-colors-header), var(--chakra-colors-header-end))',
    backgroundSize: '100% 15rem',
    backgroundRepeat: 'no-repeat',
  },
})
const Mark = chakra('div', { base: { color: 'headerInk', fontSize: 'xl', paddingTop: '10' } })
const Column = chakra('div', { base: { width: 'full', maxWidth: '26rem' } })

interface BareLayoutProps {
  children: ReactNode
  /** What is said below the page. */
  notice: ReactNode
}

/** A page that stands alone: no navigation, no footer; what has to be found on every page is a line at its end. */
export function BareLayout({ children, notice }: BareLayoutProps) {
  const { config } = useApp()
  return (
    <Ground>
      <Mark>
        <Brandmark brand={config.brand} />
      </Mark>
      <Column>{children}</Column>
      {notice && <Column>{notice}</Column>}
      <FootLinks />
    </Ground>
  )
}
