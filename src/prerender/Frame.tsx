import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system'
import {
  Columns,
  Content,
  HeaderBand,
  HeaderRow,
  logoStyles,
  MenuColumn,
  NavigationBand,
  NavigationRow,
  QuickBand,
} from '../app/shell/bands'
import type { Brand } from '../brands'
import { Brandmark } from '../ui/Brandmark'
import { MenuIcon } from '../ui/icons/navigation'
import { Skeleton } from '../ui/Skeleton'
import { system } from '../ui/system/system'

const Logo = chakra('span', logoStyles)
const MenuPlace = chakra('span', {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
  },
})
/** As in the portal: beside the page where there is room, unless the customer closed it. */
const Menu = chakra(MenuColumn, {
  base: { display: { base: 'none', lg: 'block' }, '[data-menu=closed] &': { display: 'none' } },
})
const QuickPlace = chakra(QuickBand, { base: { display: { lg: 'none' } } })

interface FrameProps {
  brand: Brand
  /** Whether the page tells of a mobile contract, whose header has more to say. */
  isMobile: boolean
}

/** The shell around a customer's page before anything of the customer is known: no words, nothing to press. */
export const Frame = ({ brand, isMobile }: FrameProps) => (
  <ChakraProvider value={system}>
    <NavigationBand as="div">
      <NavigationRow>
        <MenuPlace>
          <MenuIcon />
        </MenuPlace>
        <Logo>
          <Brandmark brand={brand} />
        </Logo>
      </NavigationRow>
    </NavigationBand>
    <HeaderBand>
      <HeaderRow as="div" roomy={isMobile} />
    </HeaderBand>
    <Columns>
      <Menu />
      <Content as="div">
        <Skeleton height="20rem" />
      </Content>
    </Columns>
    <QuickPlace as="div" />
  </ChakraProvider>
)
