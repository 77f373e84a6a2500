import { Icon } from '../../ui/icons/Icon'

export const CallIcon = () => (
  <Icon path="M6.2 3.5h2.6l1.6 4.2-2 1.7a12.5 12.5 0 0 0 6.2 6.2l1.7-2 4.2 1.6v2.6a2 2 0 0 1-2.2 2A16.4 16.4 0 0 1 4.2 5.7a2 2 0 0 1 2-2.2z" />
)
export const DataIcon = () => <Icon path="M8 20V5M4.5 8.5 8 5l3.5 3.5M16 4v15M12.5 15.5 16 19l3.5-3.5" />
