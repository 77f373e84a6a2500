import { webKitPaths } from '../../../scripts/enginePaths'
import { type Engine, type Frame, type InputSource, type Profile, type Tab, viewport } from './engine'
import { freePort, startProgram } from './program'
import { until } from './until'
import { type WebDriver, webDriverAt } from './webdriver'

/** The bar above the page. */
const BAR = 38

/** WebKit without Safari: the small browser that comes with WebKitGTK, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const { driver, browser, screen } = webKitPaths()
  const display = startProgram(screen ?? 'Xvfb', [
    ...['-displayfd', '1', '-nolisten', 'tcp'],
    ...['-screen', '0', `${viewport.width}x${viewport.height + BAR}x24`],
  ])
  const environment = {
    DISPLAY: `:${await display.says(/^(\d+)\n/)}`,
    // Nobody listens, and looking for somebody takes seconds.
    NO_AT_BRIDGE: '1',
  }
  const port = await freePort()
  const program = startProgram(driver ?? 'WebKitWebDriver', [`--port=${port}`], environment)
  const webDriver = webDriverAt(`http://127.0.0.1:${port}`)
  await until(() => webDriver.get('/status'))
  const open = () => openSession(webDriver, browser ?? 'MiniBrowser')
  const first = await open()
  await first.close()
  return {
    name: 'WebKit',
    version: first.version,
    openProfile: open,
    async quit() {
      await program.stop()
      await display.stop()
    },
  }
}

/** A session is a browser of its own, which keeps nothing. */
async function openSession(webDriver: WebDriver, binary: string): Promise<Profile & { version: string }> {
  const { sessionId, capabilities } = await webDriver.post<Session>('/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'ignore',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  let unused: string | undefined = await webDriver.get<string>(`${session}/window`)
  let chosen = unused
  async function choose(handle: string) {
    if (handle !== chosen) await webDriver.post(`${session}/window`, { handle })
    chosen = handle
  }
  return {
    version: capabilities.browserVersion,
    async openTab() {
      const handle =
        unused ??
        (await webDriver.post<{ handle: string }>(`${session}/window/new`, { type: 'window' })).handle
      unused = undefined
      await choose(handle)
      await webDriver.post(`${session}/window/rect`, { ...viewport, height: viewport.height + BAR })
      return tabOf(webDriver, session, () => choose(handle))
    },
    async close() {
      await webDriver.delete(session)
    },
  }
}

function tabOf(webDriver: WebDriver, session: string, choose: () => Promise<void>): Tab {
  async function post<Value>(path: string, body?: object) {
    await choose()
    return webDriver.post<Value>(`${session}${path}`, body)
  }
  const document: Frame = {
    evaluate: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    perform: (actions) => post('/actions', { actions }),
  }
  return {
    goto: (url) => post('/url', { url }),
    goBack: () => post('/back'),
    ...document,
    async frame() {
      const found = await post<object>('/element', { using: 'css selector', value: 'iframe' })
      return {
        async evaluate(expression) {
          await post('/frame', { id: found })
          try {
            return await document.evaluate(expression)
          } finally {
            await post('/frame', { id: null })
          }
        },
        // The driver counts from the corner of the page also in a frame.
        async perform(actions) {
          const { x, y } = JSON.parse(
            await document.evaluate(
              "JSON.stringify(window.document.querySelector('iframe').getBoundingClientRect())",
            ),
          )
          await document.perform(actions.map((source) => shifted(source, { x, y })))
        },
      }
    },
    async screenshot() {
      await choose()
      return Buffer.from(await webDriver.get<string>(`${session}/screenshot`), 'base64')
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/** The same done elsewhere. */
const shifted = (source: InputSource, by: { x: number; y: number }): InputSource =>
  source.type === 'key'
    ? source
    : {
        ...source,
        actions: source.actions.map((step) =>
          step.type === 'pointerMove'
            ? { ...step, x: Math.round(step.x + by.x), y: Math.round(step.y + by.y) }
            : step,
        ),
      }
