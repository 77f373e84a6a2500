import type { Translation } from '../i18n-types'

export const device = {
  heading: 'Devices',
  empty: 'No devices',
  noDebt: 'No outstanding charges',
  activatedOn: 'Activated on {date}',
  contracts: 'Other contracts',
} satisfies Translation['device']
