import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { useCurrentContract } from '../../core/account'
import { useOptionalBills } from '../../core/bills/bills'
import { PhoneNumber } from '../../core/phone/PhoneNumber'
import { useFurtherReads } from '../../core/useFurtherReads'
import { totalDebt } from '../../domain/billAmounts'
import { kindOf } from '../../domain/contractKind'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { ScreensDrawing } from '../../ui/drawings/ScreensDrawing'
import { Heading } from '../../ui/Heading'
import { contractIcons } from '../../ui/icons/contract'
import { SuccessIcon } from '../../ui/icons/status'
import { Link } from '../../ui/Link'
import { Grid, Text } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { type Devices, useDevices } from './useDevices'

const Tile = chakra(Card, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    height: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 0.15s',
    _hover: { borderColor: 'accentText' },
  },
})

interface DeviceCardProps extends Pick<Devices, 'actions'> {
  device: Contract
}

/** A device, or a contract, as a button that makes its contract the current one. Devices may share a contract. */
function DeviceCard({ device, actions }: DeviceCardProps) {
  const { LL, locale } = useI18nContext()
  const isCurrent = useCurrentContract()?.productId === device.productId
  const { name, displayName, phoneNumber, created_at: activated } = device
  const Icon = contractIcons[kindOf(device)]
  const title = name || displayName
  const number = phoneNumber && <PhoneNumber text={phoneNumber} />
  return (
    <li>
      <Tile asChild>
        <button type="button" aria-current={isCurrent} onClick={() => actions.choose(device)}>
          <Text as="span" color="accentText" fontSize="2xl" flexShrink="0">
            <Icon />
          </Text>
          <span>
            <Text as="span" display="block" fontWeight="bold">
              {title || number || device.productId}
            </Text>
            {title && number && (
              <Text as="span" display="block" color="muted" fontSize="sm">
                {number}
              </Text>
            )}
            {activated && (
              <Text as="span" display="block" color="muted" fontSize="sm">
                {LL.device.activatedOn({ date: localizeDates(activated, locale) })}
              </Text>
            )}
          </span>
        </button>
      </Tile>
    </li>
  )
}

interface CardsProps extends Pick<Devices, 'actions'> {
  devices: readonly Contract[]
}

const Cards = ({ devices, actions }: CardsProps) => (
  <Grid
    as="ul"
    listStyle="none"
    gap="4"
    gridTemplateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
  >
    {devices.map((device, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: devices may share a contract, and the list is static
      <DeviceCard key={`${device.productId} ${index}`} device={device} actions={actions} />
    ))}
  </Grid>
)

// A heading by the specification, and a note by its weight.
const DebtHeading = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    marginBottom: '3',
    fontSize: 'md',
  },
  variants: { isPaid: { true: { color: 'success' }, false: { color: 'muted' } } },
})

/** What is open of the current contract. Only its bills prove that nothing is. */
function Debt() {
  const { LL, locale } = useI18nContext()
  const { data: bills, isPartial } = useOptionalBills()
  const debt = bills && !isPartial ? totalDebt(bills) : null
  if (bills && (debt === null || debt > 0))
    return (
      <DebtHeading>
        <Link asChild>
          <RouteLink href={paths.bills}>
            {debt === null
              ? LL.bill.debtUnknown()
              : LL.bill.openAmount({ amount: formatMoney(debt, locale) })}
          </RouteLink>
        </Link>
      </DebtHeading>
    )
  return (
    <DebtHeading isPaid={debt !== null}>
      {/* At the end, so that the text does not move when the bills arrive. */}
      <span>{LL.device.noDebt()}</span>
      {debt !== null && <SuccessIcon />}
    </DebtHeading>
  )
}

/** The devices of a TV subscription, and the mobile contracts that the provider lists with them. */
export default function DevicesScreen() {
  const { LL } = useI18nContext()
  const { query, actions } = useDevices()
  const readsBills = useFurtherReads()
  return (
    <>
      <ScreenHeading marginBottom="2">{LL.device.heading()}</ScreenHeading>
      <QueryView
        query={query}
        emptyText={LL.device.empty()}
        emptyDrawing={<ScreensDrawing />}
        skeleton={<Skeleton height="12rem" />}
      >
        {(list) => {
          const contracts = list.filter(({ isMobile }) => isMobile)
          const boxes = list.filter(({ isMobile }) => !isMobile)
          return (
            <>
              {readsBills ? <Debt /> : <DebtHeading isPaid={false}>{LL.device.noDebt()}</DebtHeading>}
              {boxes.length > 0 && <Cards devices={boxes} actions={actions} />}
              {contracts.length > 0 && (
                <>
                  <Heading level={2} marginTop="8" marginBottom="4">
                    {LL.device.contracts()}
                  </Heading>
                  <Cards devices={contracts} actions={actions} />
                </>
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}
