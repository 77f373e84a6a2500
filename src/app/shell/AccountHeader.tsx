import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation, useRoute } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useAccountState, useContracts, useCurrentContract, useUser } from '../../core/account'
import { useProviderTime } from '../../core/providerClock'
import { kindOf } from '../../domain/contractKind'
import { kindAt, paths } from '../../domain/paths'
import { daysUntil, formatRelativeDay, localizeDates } from '../../lib/formats/dates'
import { ButtonLink } from '../../ui/ButtonLink'
import { ChevronDownIcon } from '../../ui/icons/navigation'
import { Box, Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import { AccountBalance } from './AccountBalance'
import { crossFade, HeaderBand, HeaderRow, strut } from './bands'
import { ContractLabel } from './ContractLabel'
import { contractKindText, selectableContracts } from './contractTexts'
import { primaryLinkOf } from './quickLinks'
import { SwitcherButton } from './SwitcherButton'

/** Days before the end of the binding period from which the portal highlights it. */
const SOON_DAYS = 60

/** The end of the customer's binding period, unless it is past. */
function BindingEnd({ date }: { date: string }) {
  const { LL, locale } = useI18nContext()
  const days = daysUntil(date, useProviderTime())
  if (days === undefined || days < 0) return null
  const isSoon = days <= SOON_DAYS
  const shown = localizeDates(date, locale)
  return (
    <Box
      color={isSoon ? 'headerInk' : 'headerMuted'}
      fontSize="sm"
      fontWeight={isSoon ? 'bold' : undefined}
      marginTop="1"
    >
      {isSoon
        ? LL.overview.boundUntilSoon({ when: formatRelativeDay(days, locale), date: shown })
        : LL.overview.boundUntil({ date: shown })}
    </Box>
  )
}

/** The contract of the header, in one line. */
const TitleLine = chakra('span', {
  base: {
    display: 'block',
    fontSize: 'lg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.25',
    letterSpacing: '-0.02em',
    ...crossFade,
    '& svg': { display: 'inline', width: '1em', verticalAlign: '-0.25em' },
  },
  // On a phone, the number stays on one line beside balance and bonus.
  variants: {
    slim: {
      true: { ...strut('xl'), fontSize: { base: '0.9375rem', md: 'lg' } },
      false: { ...strut('3xl'), fontSize: { base: 'md', md: 'lg' } },
    },
  },
})

/** The contract of a page. */
function ContractTitle({ contract, slim }: { contract: Contract; slim: boolean }) {
  const { LL } = useI18nContext()
  const canSwitch = selectableContracts(useContracts(), contract).some((other) => other !== contract)
  const heading = (
    <>
      <Text as="span" display="block" color="headerMuted" fontSize="sm">
        {contractKindText(contract, LL)}
      </Text>
      <TitleLine key={contract.productId} slim={slim || kindOf(contract) !== 'mobile'}>
        <bdi>
          <ContractLabel contract={contract} />
        </bdi>{' '}
        {canSwitch && <ChevronDownIcon />}
      </TitleLine>
    </>
  )
  return (
    <div>
      {canSwitch ? <SwitcherButton>{heading}</SwitcherButton> : heading}
      {!slim && contract.bindingEndDate && <BindingEnd date={contract.bindingEndDate} />}
    </div>
  )
}

// The brand chooses its colours: those of the band, inverted, or the accent.
const primaryLinkStyles = {
  background: 'var(--band-button)',
  color: 'var(--band-button-ink)',
  borderColor: 'var(--band-button)',
  order: '2',
  alignSelf: 'center',
  flex: { base: '1 0 100%', md: '0 0 auto' },
  _hover: { background: 'transparent', color: 'headerInk', borderColor: 'headerInk' },
  // The band's own rule uses the colour of the text, which is here the colour of the ground.
  '&&:focus-visible': { outlineColor: 'headerInk', outlineOffset: '2px' },
} as const

/** The most used page of this contract, in reach at once. */
function PrimaryLink({ contract }: { contract: Contract }) {
  const link = primaryLinkOf(contract, useI18nContext().LL)
  if (!link) return null
  const { path, fullLabel, label, icon: Icon } = link
  return (
    <ButtonLink asChild {...primaryLinkStyles}>
      <RouteLink href={path}>
        <Icon />
        <span>{fullLabel ?? label}</span>
      </RouteLink>
    </ButtonLink>
  )
}

/** The blue header: the page's contract and its most used page; slim, without that page, except on homes. */
export function AccountHeader({ slim }: { slim: boolean }) {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const { hasFailed } = useAccountState()
  const { fullName, email } = useUser()
  const [path] = useLocation()
  // Until the contract is known, the path gives its kind, so that nothing moves when it loads.
  const kind = current ? kindOf(current) : kindAt(path)
  const isMobile = (kind ?? 'mobile') === 'mobile'
  // The address for the answer of customer service.
  const [isSupportPage] = useRoute(paths.support)
  return (
    <HeaderBand>
      <HeaderRow size={slim ? 'slim' : isMobile ? 'roomy' : 'full'} aria-label={LL.shell.selectedContract()}>
        <Box flex="1 1 8rem" minWidth="0">
          {current ? <ContractTitle contract={current} slim={slim} /> : <TitleLine>{fullName}</TitleLine>}
        </Box>
        {current && (isMobile || hasFailed) && <AccountBalance contract={current} slim={slim} />}
        {current && !slim && <PrimaryLink contract={current} />}
        {isSupportPage && email && (
          <Box
            // Its own line, for which the row has room: nothing moves when it loads.
            flexBasis="full"
            color="headerMuted"
            fontSize="sm"
            overflowWrap="anywhere"
          >
            {email}
          </Box>
        )}
      </HeaderRow>
    </HeaderBand>
  )
}
