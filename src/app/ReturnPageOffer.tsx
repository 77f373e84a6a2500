import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../i18n/i18n-react'
import type { TranslationFunctions } from '../../i18n/i18n-types'
import { paths } from '../domain/paths'
import { base } from '../lib/base'
import { Box } from '../ui/layout'
import { Alert } from '../ui/messages/Alert'
import { RouteLink } from '../ui/RouteLink'
import { useApp } from './AppContext'
import { routeAt } from './routeAt'
import type { RouteName, routes } from './routes'

type OfferedRoute = Exclude<
  Extract<(typeof routes)[RouteName], { access: 'authenticated' }>,
  { homeOf: string } | { returnsAfterLogin: boolean }
>

/** The kind of page at a path, among the texts of the home; the home does not offer a page without one. */
const namesOf = ({ shell }: TranslationFunctions) =>
  ({
    [paths.topUp]: shell.mobileMenu.topUp(),
    [paths.additionalPackages]: shell.mobileMenu.packages(),
    [paths.support]: shell.support(),
    [paths.tariffs]: shell.mobileMenu.tariff(),
    [paths.tvTariffs]: shell.tvMenu.tariff(),
    [paths.tvPassword]: shell.tvMenu.password(),
    [paths.bills]: shell.mobileMenu.bills(),
    [paths.listing]: shell.mobileMenu.listing(),
    [paths.notification]: shell.notification(),
    [paths.administration]: shell.settings(),
    [paths.devices]: shell.devices(),
  }) satisfies Partial<Record<OfferedRoute['path'], string>>
const Anchor = chakra(RouteLink, {
  base: {
    display: 'block',
    paddingBlock: '1',
    marginBlock: '-1',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
})

/** Leads to the page that the customer opened before the login: says only what kind of page it is. */
export default function ReturnPageOffer({ address }: { address: string }) {
  const { LL } = useI18nContext()
  const { pages } = useApp()
  const path = routeAt(base + address.replace(/\?.*/, ''), pages)?.path
  const page = Object.entries(namesOf(LL)).find(([named]) => named === path)?.[1]
  if (page === undefined) return null
  return (
    <Box
      position="relative"
      marginTop="var(--band-overlap)"
      marginBottom="4"
      css={{
        // Only the first sheet of a home overlaps the band.
        '& + *': { '--band-overlap': '0px' },
      }}
    >
      <Alert kind="info">
        <Anchor href={address}>{LL.shell.returnPage({ page })}</Anchor>
      </Alert>
    </Box>
  )
}
