import type { Page } from '@playwright/test'

/** The blue header with the chosen contract. */
export const accountHeader = (page: Page) => page.getByRole('region', { name: 'Ausgewählter Vertrag' })

/** The menu of contracts. */
export const contractMenu = (page: Page) => page.getByRole('navigation', { name: 'Verträge' })

/** The page without the shell. */
export const content = (page: Page) => page.getByRole('main')

/** The messages over the page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Meldungen' })

/** A contract of the menu, by the beginning of its name. */
export const contractEntry = (page: Page, name: string) =>
  contractMenu(page).getByRole('button', { name: new RegExp(`^${name}`) })
