import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { formatPhoneNumber } from '../../domain/phoneNumber'
import { useAccountActor, useCurrentContract } from '../../flows/account'
import { useDevices } from '../../flows/devices'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { contractIcons } from '../../ui/icons/contract'
import { SuccessIcon } from '../../ui/icons/status'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { ScreensDrawing } from '../shared/drawings/ScreensDrawing'

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
const IconBox = chakra('span', { base: { color: 'accentText', fontSize: '2xl', flexShrink: '0' } })
const Name = chakra('span', { base: { display: 'block', fontWeight: 'bold' } })
const Line = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } })

/** A device, or a contract, as a button that makes its contract the current one. Devices may share a contract. */
function DeviceCard({ device }: { device: Contract }) {
  const { LL } = useI18nContext()
  const account = useAccountActor()
  const isCurrent = useCurrentContract()?.productId === device.productId
  const { name, displayName, created_at: activated } = device
  const phoneNumber = device.phoneNumber && formatPhoneNumber(device.phoneNumber)
  const kind = kindOf(device)
  const Icon = contractIcons[kind]
  const choose = () =>
    account?.send({ type: 'device.choose', productId: device.productId, isMobile: kind === 'mobile' })
  const [title, ...others] = [name, displayName, phoneNumber].filter(Boolean)
  return (
    <li>
      <Tile asChild>
        <button type="button" aria-current={isCurrent} onClick={choose}>
          <IconBox>
            <Icon />
          </IconBox>
          <span>
            <Name>{title ?? device.productId}</Name>
            {phoneNumber && others.includes(phoneNumber) && <Line>{phoneNumber}</Line>}
            {activated && <Line>{LL.device.activatedOn({ date: activated })}</Line>}
          </span>
        </button>
      </Tile>
    </li>
  )
}

const Grid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  },
})

const Cards = ({ devices }: { devices: readonly Contract[] }) => (
  <Grid>
    {devices.map((device, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: devices may share a contract, and the list is static
      <DeviceCard key={`${device.productId} ${index}`} device={device} />
    ))}
  </Grid>
)

// A heading by the specification, and a note by its weight.
const NoDebt = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginBottom: '5',
    color: 'success',
    fontSize: 'md',
  },
})

/** The devices of a TV subscription, and the mobile contracts that the provider lists with them. */
export default function Devices() {
  const { LL } = useI18nContext()
  const devices = useDevices()
  return (
    <>
      <ScreenHeading marginBottom="2">{LL.device.heading()}</ScreenHeading>
      <QueryView
        query={devices}
        emptyText={LL.device.empty()}
        emptyDrawing={<ScreensDrawing />}
        skeleton={<Skeleton height="12rem" />}
      >
        {(list) => {
          const contracts = list.filter(({ isMobile }) => isMobile)
          const boxes = list.filter(({ isMobile }) => !isMobile)
          return (
            <>
              <NoDebt>
                <SuccessIcon />
                <span>{LL.device.noDebt()}</span>
              </NoDebt>
              {boxes.length > 0 && <Cards devices={boxes} />}
              {contracts.length > 0 && (
                <>
                  <Heading level={2} marginTop="8" marginBottom="4">
                    {LL.device.contracts()}
                  </Heading>
                  <Cards devices={contracts} />
                </>
              )}
            </>
          )
        }}
      </QueryView>
    </>
  )
}
