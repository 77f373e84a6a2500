import { afterPaint } from './afterPaint'

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'click']

/** Defers work until the customer does something: moves the pointer, touches, scrolls or presses a key; not in her way. */
export const afterFirstInput = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const finish = () => {
      listening.abort()
      resolve()
    }
    for (const type of inputs) window.addEventListener(type, finish, options)
  }).then(() => afterPaint(work))
