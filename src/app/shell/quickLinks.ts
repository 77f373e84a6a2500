import type { ComponentType } from 'react'
import type { TranslationFunctions } from '../../../i18n/i18n-types'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { paysByBill } from '../../domain/contracts'
import { paths } from '../../domain/paths'
import { ListIcon, LockIcon, PlusIcon, ReceiptIcon, TariffIcon, TvIcon } from '../../ui/icons/contract'
import { HomeIcon } from '../../ui/icons/navigation'

export interface QuickLink {
  path: string
  label: string
  /** The full label, if `label` is shortened. */
  fullLabel?: string
  icon: ComponentType
  /** The most used page. */
  isPrimary?: true
}

/** The most used pages of this contract, in the order of the bar. */
export function quickLinksOf(contract: Contract, { shell, overview }: TranslationFunctions): QuickLink[] {
  const { mobileMenu, tvMenu, internetMenu } = shell
  const bills = { path: paths.bills, label: mobileMenu.bills(), icon: ReceiptIcon }
  const kind = kindOf(contract)
  if (kind === 'tv')
    return [
      { path: paths.tv, label: overview.tvHeading(), icon: TvIcon },
      bills,
      { path: paths.tvTariffs, label: tvMenu.tariff(), icon: TariffIcon },
      { path: paths.tvPassword, label: tvMenu.password(), icon: LockIcon },
    ]
  if (kind === 'internet')
    return [{ path: paths.internet, label: internetMenu.tariff(), icon: TariffIcon }, bills]
  const topUp = {
    path: paths.topUp,
    label: shell.topUpShort(),
    fullLabel: mobileMenu.topUp(),
    icon: PlusIcon,
  }
  return [
    { path: paths.overview, label: shell.overview(), icon: HomeIcon },
    { path: paths.listing, label: mobileMenu.listing(), icon: ListIcon },
    { ...(paysByBill(contract) ? bills : topUp), isPrimary: true },
    { path: paths.tariffs, label: mobileMenu.tariff(), icon: TariffIcon },
  ]
}

/** The most used page of this contract; for TV and internet, the bills. */
export function primaryLinkOf(contract: Contract, LL: TranslationFunctions): QuickLink | undefined {
  const links = quickLinksOf(contract, LL)
  return links.find(({ isPrimary }) => isPrimary) ?? links.find(({ path }) => path === paths.bills)
}
