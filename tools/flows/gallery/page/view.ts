import type { Picture } from '../manifest'

export const orders = ['machine', 'requirement', 'screen', 'text'] as const
export type Order = (typeof orders)[number]

/** What of the gallery is shown, and how; it stands in the address after `#`. */
export interface View extends Pick<Picture, 'width' | 'locale' | 'scheme'> {
  by: Order
  find: string
  /** The state that is looked at alone, as `tariff.loading`. */
  state: string
}

/** What can be chosen; the first of each is what an address without a word about it means. */
export const choices = {
  by: orders,
  width: [390, 1280],
  locale: ['de', 'sr'],
  scheme: ['light', 'dark'],
} as const

const chosen = <Choice extends string | number>(from: readonly [Choice, ...Choice[]], text: string | null) =>
  from.find((choice) => String(choice) === text) ?? from[0]

export function viewOf(hash: string): View {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  return {
    by: chosen(choices.by, said.get('by')),
    width: chosen(choices.width, said.get('width')),
    locale: chosen(choices.locale, said.get('locale')),
    scheme: chosen(choices.scheme, said.get('scheme')),
    find: said.get('find') ?? '',
    state: said.get('state') ?? '',
  }
}

export function hashOf(view: View): string {
  const usual = viewOf('')
  const said = Object.entries(view).filter(([key, value]) => value !== usual[key as keyof View])
  return `#${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}`
}
