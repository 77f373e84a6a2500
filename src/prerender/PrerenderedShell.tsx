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
  Screenful,
} from '../app/shell/bands'
import type { Brand } from '../brands/brand'
import { Brandmark } from '../ui/Brandmark'
import { MenuIcon } from '../ui/icons/navigation'
import { Text } from '../ui/layout'
import { Skeleton } from '../ui/Skeleton'
import { system } from '../ui/system/system'
import { HeaderPlaces } from './HeaderPlaces'

const Logo = chakra('span', logoStyles)

/** For pages that are not a home, homes of mobile contracts, and other homes. */
export const headerSizes = ['slim', 'roomy', 'full'] as const
export type HeaderSize = (typeof headerSizes)[number]

interface PrerenderedShellProps {
  brand: Brand
  /** The size of its header. */
  header: HeaderSize
}

/** The shell of a customer's page before any data is known: places for words, nothing to press. */
export const PrerenderedShell = ({ brand, header }: PrerenderedShellProps) => (
  <ChakraProvider value={system}>
    <Screenful>
      <NavigationBand as="div">
        <NavigationRow>
          <Text
            as="span"
            display={{ base: 'none', lg: 'inline-flex' }}
            alignItems="center"
            justifyContent="center"
            width="11"
            height="11"
          >
            <MenuIcon />
          </Text>
          <Logo>
            <Brandmark brand={brand} />
          </Logo>
        </NavigationRow>
      </NavigationBand>
      <HeaderBand>
        {header === 'roomy' ? (
          <HeaderRow
            as="div"
            size={header}
            data-header="empty"
            css={{ '&[data-header=empty] > *': { visibility: 'hidden' } }}
          >
            <HeaderPlaces />
          </HeaderRow>
        ) : (
          <HeaderRow as="div" size={header} />
        )}
      </HeaderBand>
      <Columns>
        <MenuColumn
          // As in the portal: next to the page if there is room, unless the customer closed it.
          display={{ base: 'none', lg: 'block' }}
          css={{ '[data-menu=closed] &': { display: 'none' } }}
        />
        <Content as="div" home={header !== 'slim'}>
          <Skeleton height="20rem" marginTop="var(--band-overlap)" />
        </Content>
      </Columns>
      <QuickBand as="div" css={{ display: { lg: 'none' } }} />
    </Screenful>
  </ChakraProvider>
)
