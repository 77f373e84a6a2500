import type { CDPSession } from '@playwright/test'

/**
 * What a page tells by `window.tell(word)`, each word once. Looking into a page again and again would take part of its time,
 * and the runner's own ways to wait load a program into it.
 */
export async function listenToPage(cdp: CDPSession) {
  const words = new Set<string>()
  const waiting = new Map<string, () => void>()
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: 'tell' })
  cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tell') return
    words.add(payload)
    waiting.get(payload)?.()
  })
  return {
    said: (word: string) => words.has(word),
    /** Waits until it is said; throws after a minute. */
    until: (word: string) =>
      new Promise<void>((resolve, reject) => {
        if (words.has(word)) return resolve()
        const timer = setTimeout(() => reject(new Error(`the page was not ${word} within a minute`)), 60_000)
        waiting.set(word, () => {
          clearTimeout(timer)
          resolve()
        })
      }),
  }
}

/** The value of an expression in the page. */
export async function evaluated<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value as Value
}
