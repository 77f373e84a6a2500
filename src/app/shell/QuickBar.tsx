import { chakra } from '@chakra-ui/react/styled-system'
import { useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract } from '../../core/account'
import { MenuIcon } from '../../ui/icons/navigation'
import { RouteLink } from '../../ui/RouteLink'
import { QuickBand } from './bands'
import { type QuickLink, quickLinksOf } from './quickLinks'
import type { SideMenuState } from './useSideMenu'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    // Large text needs further rows; words stay whole.
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    // At the normal size of text, its labels need the room.
    columnGap: 'max(0px, 0.5rem - 8px)',
    maxWidth: '34rem',
    marginInline: 'auto',
    // Sized by their labels, whose lengths vary.
    '& li': { flex: '1 1 min-content', minWidth: '3.25rem' },
    '& *': { overflowWrap: 'normal' },
    // The menu keeps its place from before the contract is known, so that nothing moves.
    '& li:last-of-type': { flex: '0 0 20%' },
  },
})
const Item = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    width: 'full',
    minHeight: '16',
    color: 'muted',
    fontSize: '0.75rem',
    letterSpacing: '-0.01em',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    // Cancels the scroll padding: the bar is always visible, the page need not scroll to it.
    scrollMarginBottom: '-5.5rem',
    '@media (max-width: 22rem)': { fontSize: '0.6875rem' },
    _current: { color: 'accentText', fontWeight: 'bold' },
  },
})
const Pill = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '8',
    borderRadius: 'pill',
    fontSize: '1.2rem',
    '[aria-current] > &': { background: 'accentSubtle' },
  },
  variants: { isPrimary: { true: { '&&': { background: 'accent', color: 'accentInk' } } } },
})

function Entry({ path, label, fullLabel, icon: Icon, isPrimary }: QuickLink) {
  const [isCurrent] = useRoute(path)
  return (
    <li>
      <Item asChild>
        <RouteLink href={path} aria-label={fullLabel} aria-current={isCurrent ? 'page' : undefined}>
          <Pill isPrimary={isPrimary}>
            <Icon />
          </Pill>
          <span>{label}</span>
        </RouteLink>
      </Item>
    </li>
  )
}

/** The most used pages and the menu of the rest, at the bottom of a screen without room for a menu next to the page. */
export function QuickBar({ menu }: { menu: SideMenuState }) {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  return (
    <QuickBand id="quick" aria-label={LL.shell.quickNavigation()}>
      <List>
        {contract && quickLinksOf(contract, LL).map((link) => <Entry key={link.path} {...link} />)}
        <li>
          <Item asChild>
            <button
              type="button"
              aria-expanded={menu.extended}
              onClick={() => menu.setExtended(!menu.extended)}
            >
              <Pill>
                <MenuIcon />
              </Pill>
              <span>{LL.shell.menu()}</span>
            </button>
          </Item>
        </li>
      </List>
    </QuickBand>
  )
}
