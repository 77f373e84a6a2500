import userEvent, { type UserEvent } from '@testing-library/user-event'

/** What the test's process does with the mouse and the keyboard of the browser. */
export interface Input {
  /** At a point of the viewport, in CSS pixels. */
  clickAt(x: number, y: number): Promise<void>
  /** Types each character. */
  typeKeys(text: string): Promise<void>
  /** Presses a key or a combination, as `Control+A`. */
  pressKey(key: string): Promise<void>
}

/** A customer whose presses and keys come from the browser itself, which times only those. */
export function realUser({ clickAt, typeKeys, pressKey }: Input): UserEvent {
  async function click(element: Element): Promise<void> {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    await clickAt(left + width / 2, top + height / 2)
  }
  return {
    ...userEvent.setup({ pointerEventsCheck: 0 }),
    click,
    async pointer(actions) {
      const [last] = [actions].flat().slice(-1)
      if (typeof last === 'object' && 'target' in last && last.target) await click(last.target)
    },
    async clear(field) {
      await click(field)
      await pressKey('Control+A')
      await pressKey('Backspace')
    },
    async paste(text) {
      if (typeof text === 'string') await typeKeys(text)
    },
    async type(field, text) {
      await click(field)
      await pressKey('End')
      if (text === '{Enter}') await pressKey('Enter')
      else await typeKeys(text)
    },
  }
}
