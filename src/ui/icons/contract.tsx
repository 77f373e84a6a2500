import { Icon } from './Icon'

const PhoneIcon = () => (
  <Icon path="M8.5 2.5h7A1.5 1.5 0 0 1 17 4v16a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 20V4a1.5 1.5 0 0 1 1.5-1.5zM11 18.5h2" />
)
export const TvIcon = () => (
  <Icon path="M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM8.5 20.5h7" />
)
const WifiIcon = () => (
  <Icon path="M3 9.5a13 13 0 0 1 18 0M6 13a8.7 8.7 0 0 1 12 0M9 16.5a4.3 4.3 0 0 1 6 0M12 20v.01" />
)
export const contractIcons = { mobile: PhoneIcon, tv: TvIcon, internet: WifiIcon }

export const ReceiptIcon = () => (
  <Icon path="M5.5 3v18l2.2-1.5L9.8 21l2.2-1.5 2.2 1.5 2.1-1.5 2.2 1.5V3zM9 8h6M9 12h6" />
)
export const ListIcon = () => <Icon path="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01" />
export const GiftIcon = () => (
  <Icon path="M4 8.5h16V12H4zM5.5 12v8.5h13V12M12 8.5v12M12 8.5C8 8.5 7 4 9.5 4c2 0 2.5 2.5 2.5 4.5zM12 8.5c4 0 5-4.5 2.5-4.5-2 0-2.5 2.5-2.5 4.5z" />
)
export const PlusIcon = () => <Icon path="M12 5v14M5 12h14" />
export const TariffIcon = () => <Icon path="M6 20.5V14M12 20.5v-10M18 20.5v-17" />
export const LockIcon = () => (
  <Icon path="M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3" />
)
