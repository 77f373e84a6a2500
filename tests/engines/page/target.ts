/** What a customer looks for. */
export interface Target {
  by: 'role' | 'label' | 'title' | 'text'
  /** The role, the label, the title or the text. */
  what: string | RegExp
  name?: string | RegExp | undefined
  within?: Target | undefined
  /** The first of several. */
  first?: true
}

const role =
  (what: string) =>
  (name?: string | RegExp, within?: Target): Target => ({ by: 'role', what, name, within })

export const article = role('article')
export const button = role('button')
export const dialog = role('dialog')
export const heading = role('heading')
export const link = role('link')
export const list = role('list')
export const listItem = role('listitem')
export const main = role('main')
export const menuItem = role('menuitem')
export const radio = role('radio')
export const switchOf = role('switch')
export const tab = role('tab')
export const tabPanel = role('tabpanel')
export const textbox = role('textbox')

export const labelled = (what: string): Target => ({ by: 'label', what })
export const titled = (what: string): Target => ({ by: 'title', what })
export const words = (what: RegExp, within?: Target): Target => ({ by: 'text', what, within })
export const firstOf = (target: Target): Target => ({ ...target, first: true })

/** The header with the current contract. */
export const accountHeader = role('region')('Ausgewählter Vertrag')
export const toasts = role('region')('Meldungen')
/** A contract of the menu, by the beginning of its name. */
export const contractEntry = (name: string) => button(new RegExp(`^${name}`), role('navigation')('Verträge'))

/** The target in an error message. */
export function nameOf({ by, what, name, within }: Target): string {
  const itself = [by === 'role' ? '' : by, what, name ?? ''].map(String).filter(Boolean).join(' ')
  return within ? `${itself} in ${nameOf(within)}` : itself
}

/** The target as JSON, which has no regular expressions; `finders.ts` reads it inside the page. */
export const written = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  )
