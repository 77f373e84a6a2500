import { screen, within } from '@testing-library/dom'
import type { AccountLoaded } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'
import { formatMoney } from '../../../src/domain/money'
import type { Portal } from './portal'

const isCurrent = (entry: Element) => entry.ariaCurrent === 'true'
const nameOf = (entry?: Element) => entry?.firstElementChild?.textContent ?? null

const header = ({ words }: Portal) => screen.queryByRole('region', { name: words('shell.selectedContract') })

/** The contracts in the menu. */
export const contractEntries = ({ words }: Portal) => [
  ...document.querySelectorAll<HTMLElement>(
    `nav[aria-label="${words('shell.contractNavigation')}"] section > ul > li > button`,
  ),
]

export const isAboutContract = (portal: Portal) => contractEntries(portal).some(isCurrent)

export function menuNow(portal: Portal) {
  const entries = contractEntries(portal)
  const current = nameOf(entries.find(isCurrent))
  const told = header(portal)?.textContent ?? ''
  // The header and the menu speak of the same contract.
  return {
    entries: entries.map(nameOf).sort(),
    current: current === null || told.includes(current) ? current : told,
  }
}

export function pageNow(portal: Portal): string {
  if (portal.says('shell.slow')) return 'slow'
  if (portal.says('shell.noContracts')) return 'no contract'
  if (isAboutContract(portal)) return 'contract'
  return portal.button('message.tryAgain') ? 'unreachable' : 'on its way'
}

/** What the header says of the account: only mobile contracts have a balance, but any account can be missing. */
export function accountOf(
  { locale }: Portal,
  state: string,
  current: Contract | null,
  { resources }: AccountLoaded['user'],
): string | null {
  if (state === 'chosen.accountMissing') return 'missing'
  if (!current?.isMobile) return null
  const balance = resources?.balance?.value ?? undefined
  return state === 'chosen.switching'
    ? 'on its way'
    : balance === undefined
      ? '–'
      : formatMoney(balance, locale)
}

export function accountNow(portal: Portal): string | null {
  if (!isAboutContract(portal)) return null
  const region = header(portal)
  if (!region) return null
  if (within(region).queryByRole('button', { name: portal.words('message.tryAgain') })) return 'missing'
  const figure = region.querySelector('dd')?.textContent
  return figure ?? (region.querySelector('div[aria-hidden=true]') ? 'on its way' : null)
}
