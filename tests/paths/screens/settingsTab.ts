import { waitFor } from '@testing-library/dom'
import type { Impossible } from './ownProvider'
import type { Portal } from './portal'
import type { WordName } from './words'

const PATIENCE = { timeout: 20_000 }
const PATIENCE_WITH_CHANGE = { timeout: 60_000 }

/** The switches and choices of a tab of the settings, or of the question for consents. */
export const controlsOnTab = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is([role=dialog], [role=tabpanel]) :is(input[type=radio], [role=switch])',
  ),
]

/** Which of them are on, or chosen. */
export const choicesNow = () => controlsOnTab().map(({ checked }) => checked)

/** The same once there are at least so many: a page that is opened shows what it knows, and then what it loads. */
export async function choicesOf(count: number): Promise<boolean[]> {
  const areThere = () => {
    if (controlsOnTab().length < count) throw new Error('the choices are not there yet')
  }
  await waitFor(areThere, PATIENCE).catch(() => {})
  return choicesNow()
}

/** Waits until a tab of the settings is there; answers what stands in place of its switches and choices, but for a failure. */
export async function openedTab(portal: Portal, empty: WordName): Promise<Impossible> {
  await waitFor(() => {
    if (controlsOnTab().length === 0 && !portal.says(empty) && !portal.says('message.tryAgain'))
      throw new Error('the tab is not there yet')
  }, PATIENCE)
  return portal.says(empty) ? portal.words(empty) : undefined
}

/** Presses what is not as it was; one choice takes the place of another. */
export async function setChoicesBack(portal: Portal, before: readonly boolean[]): Promise<void> {
  await choicesOf(before.length)
  for (const [index, was] of before.entries()) {
    const control = controlsOnTab()[index]
    const isChoice = control?.type === 'radio'
    if (!control || was === control.checked || (isChoice && !was)) continue
    await portal.press(control)
    await waitFor(() => {
      if (controlsOnTab()[index]?.ariaDisabled === 'true') throw new Error('the change is on its way')
    }, PATIENCE_WITH_CHANGE)
  }
}
