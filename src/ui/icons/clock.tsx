import { Icon } from './Icon'

export const ClockIcon = () => <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3 2" />
