import { screen, within } from '@testing-library/dom'
import type { AccountLoaded } from '../../../machines/account.machine'
import type { Contract } from '../../../src/api/types'

/** What the menu and the header call a contract. */
export const labels: Record<string, string> = {
  'mobile-1': '436601000001',
  'mobile-2': '436601000002',
  'tv-1': 'Fernsehen',
  'internet-1': 'Internet zu Hause',
}
const homes: Record<string, string> = { 'tv-1': '/tv', 'internet-1': '/internet' }
export const homeOf = ({ productId }: Contract) => homes[productId] ?? '/'

const money = (value: number | undefined) => (value === undefined ? '–' : `${value},00\u00a0€`)

export const pages: Record<string, string> = {
  'opening.expected': 'on its way',
  'opening.slow': 'slow',
  unreachable: 'unreachable',
  withoutContract: 'no contract',
}

export function pageNow(): string {
  const text = document.querySelector('main')?.textContent ?? ''
  if (text.includes('Das dauert länger als gewohnt.')) return 'slow'
  if (text.includes('Ihrem Konto ist noch kein aktiver Vertrag zugeordnet.')) return 'no contract'
  if (isAboutContract()) return 'contract'
  return retryButton() ? 'unreachable' : 'on its way'
}

/** What the header says of the account: only mobile contracts have a balance, but any account can be missing. */
export function accountOf(
  state: string,
  current: Contract | null,
  { resources }: AccountLoaded['user'],
): string | null {
  if (state === 'chosen.accountMissing') return 'missing'
  if (!current?.isMobile) return null
  return state === 'chosen.switching' ? 'on its way' : money(resources?.balance?.value ?? undefined)
}

export const bellNow = () =>
  document.querySelector('header [aria-label^=Benachrichtigungen]')?.getAttribute('aria-label') ?? null

const header = () => screen.queryByRole('region', { name: 'Ausgewählter Vertrag' })

export const retryButton = () => screen.queryByRole('button', { name: 'Erneut versuchen' })

export function isAboutContract(): boolean {
  const text = header()?.textContent ?? ''
  return Object.values(labels).some((label) => text.includes(label))
}

export function menuNow() {
  const entries = [...document.querySelectorAll('nav[aria-label=Verträge] section > ul > li > button')]
  const isCurrent = (entry: Element) => entry.getAttribute('aria-current') === 'true'
  const name = (entry?: Element) => entry?.firstElementChild?.textContent ?? null
  const current = name(entries.find(isCurrent))
  // The header and the menu speak of the same contract.
  const agreed = current === null || header()?.textContent?.includes(current)
  return { entries: entries.map(name).sort(), current: agreed ? current : header()?.textContent }
}

export function accountNow(): string | null {
  if (!isAboutContract()) return null
  const region = header()
  if (region && within(region).queryByRole('button', { name: 'Erneut versuchen' })) return 'missing'
  const figure = region?.querySelector('dd')
  return figure?.textContent ?? (region?.querySelector('div[aria-hidden=true]') ? 'on its way' : null)
}
