import { Icon } from './Icon'

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'

export const InfoIcon = () => <Icon path={`${circle}M12 11v5M12 8v.01`} />
export const ErrorIcon = () => <Icon path={`${circle}M12 7.5v5M12 16v.01`} />
export const SuccessIcon = () => <Icon path={`${circle}m-4 9.2 2.8 2.8 5.2-5.8`} />
export const statusIcons = { error: ErrorIcon, success: SuccessIcon, info: InfoIcon }

export const CloseIcon = () => <Icon path="M6 6l12 12M18 6 6 18" />
