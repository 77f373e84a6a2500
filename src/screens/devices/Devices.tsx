import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { formatPhoneNumber } from '../../domain/phoneNumber'
import { useAccountActor, useCurrentContract } from '../../flows/account'
import { useDevices } from '../../flows/devices'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { PhoneIcon, TvIcon, WifiIcon } from '../../ui/icons/contract'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { ScreensDrawing } from '../shared/drawings/ScreensDrawing'

const icons = { mobile: PhoneIcon, tv: TvIcon, internet: WifiIcon }

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
    _current: { borderColor: 'accentText' },
  },
})
const IconBox = chakra('span', { base: { color: 'accentText', fontSize: '2xl', flexShrink: '0' } })
const Name = chakra('span', { base: { display: 'block', fontWeight: 'semibold' } })
const Line = chakra('span', { base: { display: 'block', color: 'muted', fontSize: 'sm' } })
const Mark = chakra('span', {
  base: { display: 'block', color: 'accentText', fontSize: 'sm', fontWeight: 'medium' },
})

/** A device, or a contract, as a button that makes its contract the current one. */
function DeviceCard({ device }: { device: Contract }) {
  const { LL } = useI18nContext()
  const account = useAccountActor()
  const isCurrent = useCurrentContract()?.productId === device.productId
  const { name, displayName, created_at: activated } = device
  const phoneNumber = device.phoneNumber && formatPhoneNumber(device.phoneNumber)
  const kind = kindOf(device)
  const Icon = icons[kind]
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
            {isCurrent && <Mark>{LL.device.selected()}</Mark>}
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

/** The devices and contracts of a TV subscription. */
export default function Devices() {
  const { LL } = useI18nContext()
  const devices = useDevices()
  return (
    <>
      <ScreenHeading marginBottom="5">{LL.device.heading()}</ScreenHeading>
      <QueryView
        query={devices}
        emptyText={LL.device.empty()}
        emptyDrawing={<ScreensDrawing />}
        skeleton={<Skeleton height="12rem" />}
      >
        {(list) => (
          <>
            <Heading level={2} marginBottom="4">
              {LL.device.noDebt()}
            </Heading>
            <Grid>
              {list.map((device, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: devices may share a contract, and the list is static
                <DeviceCard key={`${device.productId} ${index}`} device={device} />
              ))}
            </Grid>
          </>
        )}
      </QueryView>
    </>
  )
}
