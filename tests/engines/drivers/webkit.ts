import { webKitPaths } from '../../../scripts/enginePaths'
import { freePort } from '../../freePort'
import {
  clickActions,
  type Engine,
  type Frame,
  keyActions,
  type Point,
  type Profile,
  startProgram,
  type Tab,
  until,
  viewport,
} from './engine'

/** Calls a command of WebDriver; the specification says what the value of each command is. */
type Ask = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** The bar above the page. */
const BAR = 38
const window = { ...viewport, height: viewport.height + BAR }

/** WebKit without Safari: the small browser that comes with WebKitGTK, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const { driver, browser, screen } = webKitPaths()
  const size = `${window.width}x${window.height}x24`
  const display = startProgram(screen ?? 'Xvfb', [
    '-displayfd',
    '1',
    '-nolisten',
    'tcp',
    '-screen',
    '0',
    size,
  ])
  const port = await freePort()
  const program = startProgram(driver ?? 'WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${await display.output(/^(\d+)\n/)}`,
    // There is no accessibility bus, and looking for one takes seconds.
    NO_AT_BRIDGE: '1',
  })
  const ask: Ask = async (method, path, body = {}) => {
    const options = { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options)
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await until(() => ask('GET', '/status'))
  const openProfile = () => openSession(ask, browser ?? 'MiniBrowser')
  const first = await openProfile()
  await first.close()
  return {
    name: 'WebKit',
    version: first.version,
    openProfile,
    async quit() {
      await program.stop()
      await display.stop()
    },
  }
}

/** A session is a browser of its own, without storage of earlier ones. */
async function openSession(ask: Ask, binary: string): Promise<Profile & { version: string }> {
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  const opened = await ask<Session>('POST', '/session', { capabilities: { alwaysMatch } })
  const inSession: Ask = (method, path, body) => ask(method, `/session/${opened.sessionId}${path}`, body)
  let unused: string | undefined = await inSession<string>('GET', '/window')
  let chosen = unused
  async function choose(handle: string) {
    if (handle !== chosen) await inSession('POST', '/window', { handle })
    chosen = handle
  }
  return {
    version: opened.capabilities.browserVersion,
    async openTab() {
      const handle =
        unused ?? (await inSession<{ handle: string }>('POST', '/window/new', { type: 'window' })).handle
      unused = undefined
      const inWindow: Ask = async (method, path, body) => {
        await choose(handle)
        return inSession(method, path, body)
      }
      await inWindow('POST', '/window/rect', window)
      return tabOf(inWindow)
    },
    close: () => inSession('DELETE', ''),
  }
}

function tabOf(ask: Ask): Tab {
  const perform = (actions: object[]) => ask<void>('POST', '/actions', { actions })
  const document: Frame = {
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    click: (point) => perform(clickActions(point)),
    type: (strokes) => perform(keyActions(strokes)),
  }
  return {
    ...document,
    goto: (url) => ask('POST', '/url', { url }),
    goBack: () => ask('POST', '/back'),
    async frame() {
      const id = await ask<object>('POST', '/element', { using: 'css selector', value: 'iframe' })
      return {
        ...document,
        async evaluate(expression) {
          await ask('POST', '/frame', { id })
          return document.evaluate(expression).finally(() => ask('POST', '/frame', { id: null }))
        },
        // The driver counts from the corner of the page, also in a frame.
        async click({ x, y }) {
          const box = "JSON.stringify(document.querySelector('iframe').getBoundingClientRect())"
          const corner: Point = JSON.parse(await document.evaluate(box))
          await document.click({ x: Math.round(corner.x + x), y: Math.round(corner.y + y) })
        },
      }
    },
    screenshot: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}
