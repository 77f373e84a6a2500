import { PhoneIcon, TvIcon, WifiIcon } from '../../ui/icons/contract'

export const contractIcons = { mobile: PhoneIcon, tv: TvIcon, internet: WifiIcon }
