import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { listen } from './listen'
import type { Target } from './load'
import { throttle } from './throttle'
import { evaluated, listenToPage } from './told'
import { visiting } from './visit'
import { watch } from './watch'

/** Milliseconds between two keystrokes: nobody types so fast, and no page shall gain by the pause. */
const PAUSE = 30
const key = { key: '4', code: 'Digit4', windowsVirtualKeyCode: 52 }

/**
 * Opens a page slowly and types into its field from the moment it is seen. It can be used from when a listener of the page
 * has heard a keystroke that the field holds; what was typed before and is not in it is lost.
 */
export const use = (browser: Browser, { url, stored }: Target, field: string) =>
  visiting(browser, { stored }, async ({ page, cdp }) => {
    const { said, until } = await listenToPage(cdp)
    await page.addInitScript(watch, { css: field })
    await page.addInitScript(listen, field)
    await throttle(cdp)
    await page.goto(url, { waitUntil: 'commit' })
    await until('ready')
    // A document may hold several of which it shows one.
    const found = `[...document.querySelectorAll(${JSON.stringify(field)})].find((it) => it.getClientRects().length)`
    await evaluated(cdp, `${found}.focus()`)
    let typed = 0
    for (const giveUp = performance.now() + 30_000; !said('heard') && performance.now() < giveUp; typed++) {
      await cdp.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text: key.key })
      await cdp.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' })
      await setTimeout(PAUSE)
    }
    const held = await evaluated<number>(cdp, `${found}?.value.length ?? 0`)
    const heard = await evaluated<number | null>(cdp, 'watched.heard')
    return { usable: held > 0 ? heard : null, lost: typed - held }
  })
