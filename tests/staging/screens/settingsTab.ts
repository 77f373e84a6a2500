import type { Locator, Page } from '@playwright/test'
import type { WordName } from '../words'
import type { Impossible, Stage } from './providerScreen'
import { isThere } from './see'

const PATIENCE = 20_000
const PATIENCE_WITH_CHANGE = 60_000

/** The switches and choices of a tab of the settings; a modal over it hides their roles. */
export const controlsOnTab = ({ page }: Stage) =>
  page.locator('[role=tabpanel]').locator('input[type=radio], input[role=switch]')

/** Opens a tab; answers what stands there in place of its switches and choices, but for a failure. */
export async function openTab(stage: Stage, tab: string, empty: WordName): Promise<Impossible> {
  const { page, words, open } = stage
  await open(`/administration?tab=${tab}`)
  const emptyText = page.getByText(words(empty), { exact: true })
  const tryAgain = page.getByRole('button', { name: words('message.tryAgain'), exact: true })
  await controlsOnTab(stage).or(emptyText).or(tryAgain).first().waitFor({ timeout: PATIENCE })
  return (await isThere(emptyText)) ? words(empty) : undefined
}

export const isLocked = ({ page }: Stage, controls: Locator) =>
  isThere(controls.and(page.locator('[aria-disabled=true]')))

/** Which of them are on, or chosen. */
export const checkedOf = (controls: Locator): Promise<boolean[]> =>
  controls.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).checked))

/** Pages on which something is set back already. */
const setBackOn = new WeakSet<Page>()

/** At the end of the walk, brings the tab to what it was before, and has the provider say that it is. */
export function setBackAtEnd(stage: Stage, before: boolean[], open: () => Promise<Impossible>): void {
  const { page, atEnd } = stage
  if (setBackOn.has(page)) return
  setBackOn.add(page)
  const controls = controlsOnTab(stage)
  /** Those that have to be pressed; one choice takes the place of another. */
  const different = async () => {
    await open()
    const checked = await checkedOf(controls)
    const isChoice = (await controls.first().getAttribute('type')) === 'radio'
    return before.flatMap((was, index) => (was === checked[index] || (isChoice && !was) ? [] : [index]))
  }
  atEnd(async () => {
    for (const index of await different()) {
      const control = controls.nth(index)
      await control.click()
      await control.and(page.locator(':not([aria-disabled=true])')).waitFor({ timeout: PATIENCE_WITH_CHANGE })
    }
    if ((await different()).length > 0)
      throw new Error(`what was changed could not be set back: ${new URL(page.url()).search}`)
  })
}
