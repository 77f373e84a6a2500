/** An element that a customer looks for, as a call of `finders.ts` that the page evaluates. */
export type Target = string

const call = (name: string, within: Target | undefined, ...args: (string | RegExp | undefined)[]): Target => {
  const written = args.map((arg) => (arg instanceof RegExp ? arg : JSON.stringify(arg)))
  return `finders.${name}(${[within, ...written].map(String).join(', ')})`
}
const role = (what: string) => (name?: string | RegExp, within?: Target) => call('role', within, what, name)

const region = role('region')

export const by = {
  article: role('article'),
  button: role('button'),
  dialog: role('dialog'),
  heading: role('heading'),
  link: role('link'),
  list: role('list'),
  listItem: role('listitem'),
  main: role('main')(),
  menuItem: role('menuitem'),
  radio: role('radio'),
  switch: role('switch'),
  tab: role('tab'),
  tabPanel: role('tabpanel'),
  textbox: role('textbox'),
  label: (text: string) => call('label', undefined, text),
  title: (text: string) => call('title', undefined, text),
  text: (pattern: RegExp, within?: Target) => call('text', within, pattern),
  first: (target: Target) => call('first', target),
  /** The header with the current contract. */
  accountHeader: region('Ausgewählter Vertrag'),
  toasts: region('Meldungen'),
  /** A contract of the menu, by the beginning of its name. */
  contract: (name: string) =>
    role('button')(new RegExp(`^${name.replace('+', '\\+')}`), role('navigation')('Verträge')),
}
