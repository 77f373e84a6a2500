import type { Translation } from '../i18n-types'

export const device = {
  heading: 'Uređaji',
  empty: 'Nema uređaja',
  noDebt: 'Nema dugovanja za pretplatu',
  activatedOn: 'Aktiviran {date}',
  contracts: 'Ostali ugovori',
} satisfies Translation['device']
