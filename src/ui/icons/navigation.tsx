import { Icon } from './Icon'

export const MenuIcon = () => <Icon path="M4 6.5h16M4 12h16M4 17.5h16" />
export const HomeIcon = () => <Icon path="M4 11l8-7 8 7v8.5a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />
export const BellIcon = () => (
  <Icon path="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0" />
)
export const UserIcon = () => (
  <Icon path="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5" />
)
export const GlobeIcon = () => (
  <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.6 2.6 3.8 5.6 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.6-3.8-9S9.4 5.6 12 3z" />
)
export const LogOutIcon = () => (
  <Icon path="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />
)
export const ChevronDownIcon = () => <Icon path="M6 9.5l6 6 6-6" />
export const ChevronLeftIcon = () => <Icon path="M14.5 6l-6 6 6 6" />
export const ChevronRightIcon = () => <Icon path="M9.5 6l6 6-6 6" />
export const CheckIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />
export const RefreshIcon = () => <Icon path="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4h-4" />
