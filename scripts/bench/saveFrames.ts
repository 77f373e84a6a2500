import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { throttle } from './throttle'
import { type Stored, visiting } from './visit'

const moments = [0, 100, 200, 300, 400, 500, 1_000, 2_000, 3_000]

interface Frame {
  /** Milliseconds since the page was asked for. */
  at: number
  picture: string
}

/** What is seen of a page that is opened slowly, at each moment. */
const film = (browser: Browser, url: string, stored?: Stored) =>
  visiting(browser, { stored }, async ({ page, cdp }): Promise<Frame[]> => {
    const seen: { time: number; picture: string }[] = []
    let start = 0
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      seen.push({ time: metadata.timestamp ?? 0, picture: data })
      // The last frame may come when the page is being closed.
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    cdp.on('Network.requestWillBeSent', ({ wallTime }) => {
      start ||= wallTime
    })
    await cdp.send('Network.enable')
    await throttle(cdp)
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 412, maxHeight: 823 })
    await page.goto(url, { waitUntil: 'load' })
    await setTimeout(Math.max(...moments))
    await cdp.send('Page.stopScreencast')
    return moments.map((at) => ({
      at,
      picture: seen.findLast(({ time }) => (time - start) * 1e3 <= at)?.picture ?? '',
    }))
  })

const stripOf = (frames: readonly Frame[]) => `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; display: flex; gap: 8px; padding: 8px; width: max-content; background: #6b7280; }
  figure { margin: 0; color: #fff; font: 14px system-ui, sans-serif; text-align: center; }
  div { width: 160px; height: 320px; margin-bottom: 4px; background: #fff; overflow: hidden; }
  img { width: 160px; display: block; }
</style>${frames
  .map(
    ({ at, picture }) =>
      `<figure><div>${picture && `<img src="data:image/jpeg;base64,${picture}">`}</div>${at} ms</figure>`,
  )
  .join('')}`

/** Saves the first moments of a page as one strip of pictures. */
export async function saveFrames(
  browser: Browser,
  url: string,
  file: string,
  stored?: Stored,
): Promise<void> {
  const frames = await film(browser, url, stored)
  const page = await browser.newPage()
  await page.setContent(stripOf(frames))
  writeFileSync(file, await page.locator('body').screenshot())
  await page.close()
}
