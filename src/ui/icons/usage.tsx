import { Icon } from './Icon'

export const CallIcon = () => (
  <Icon path="M5.2 3.5h3.3l1.8 4.6-2.2 1.6a12.5 12.5 0 0 0 6.2 6.2l1.6-2.2 4.6 1.8v3.3a1.8 1.8 0 0 1-2 1.8A16.8 16.8 0 0 1 3.4 5.5a1.8 1.8 0 0 1 1.8-2z" />
)
export const MessageIcon = () => (
  <Icon path="M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9.5a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5V6a1.5 1.5 0 0 1 1.5-1.5zM8 9h8M8 12.5h5" />
)
export const DataIcon = () => <Icon path="M8 19V5M4.5 8.5 8 5l3.5 3.5M16 5v14M12.5 15.5 16 19l3.5-3.5" />
export const OtherUsageIcon = () => (
  <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12v.01M12 12v.01M16 12v.01" />
)
export const DownloadIcon = () => <Icon path="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />
export const TransferIcon = () => (
  <Icon path="M4 9.5 12 4l8 5.5M5.5 20h13M4 9.5h16M7 12.5v5M12 12.5v5M17 12.5v5" />
)
