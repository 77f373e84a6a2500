/** What a customer looks for: by its role and name, by its label, by its title, or by its words. */
export interface Target {
  by: 'role' | 'label' | 'title' | 'text'
  /** The role, the label, the title, the words. */
  what: string | RegExp
  name?: string | RegExp
  within?: Target
  /** The first of several. */
  first?: true
}

const role =
  (what: string) =>
  (name?: string | RegExp, within?: Target): Target => ({
    by: 'role',
    what,
    ...(name && { name }),
    ...(within && { within }),
  })

export const article = role('article')
export const button = role('button')
export const dialog = role('dialog')
export const heading = role('heading')
export const link = role('link')
export const list = role('list')
export const listItem = role('listitem')
export const main = role('main')
export const menuItem = role('menuitem')
export const navigation = role('navigation')
export const radio = role('radio')
export const region = role('region')
export const switchOf = role('switch')
export const tab = role('tab')
export const tabPanel = role('tabpanel')
export const textbox = role('textbox')

export const labelled = (what: string): Target => ({ by: 'label', what })
export const titled = (what: string): Target => ({ by: 'title', what })
export const words = (what: RegExp, within?: Target): Target => ({
  by: 'text',
  what,
  ...(within && { within }),
})

/** The header with the chosen contract. */
export const accountHeader = region('Ausgewählter Vertrag')
/** The messages over the page. */
export const toasts = region('Meldungen')
/** A contract of the menu, by the beginning of its name. */
export const contractEntry = (name: string) => button(new RegExp(`^${name}`), navigation('Verträge'))

/** Of several, the first. */
export const firstOf = (target: Target): Target => ({ ...target, first: true })

/** How a target reads in a message. */
export function nameOf({ by, what, name, within }: Target): string {
  const itself = [by === 'role' ? '' : by, what, name ?? ''].map(String).filter(Boolean).join(' ')
  return within ? `${itself} in ${nameOf(within)}` : itself
}

/** Targets travel into the page as JSON, which knows no patterns. */
export const written = (target: Target) =>
  JSON.stringify(target, (_, value: unknown) =>
    value instanceof RegExp ? { pattern: value.source, flags: value.flags } : value,
  )
