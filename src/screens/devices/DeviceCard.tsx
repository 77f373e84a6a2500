import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { useAccountActor, useCurrentContract } from '../../flows/account'
import { Card } from '../../ui/Card'
import { PhoneIcon, TvIcon, WifiIcon } from '../../ui/icons/contract'

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
export function DeviceCard({ device }: { device: Contract }) {
  const { LL } = useI18nContext()
  const account = useAccountActor()
  const isCurrent = useCurrentContract()?.productId === device.productId
  const { name, displayName, phoneNumber, created_at: activated } = device
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
