import { webKitPaths } from '../../../../scripts/enginePaths'
import { freePort, retryUntilReady, startProgram } from '../../../support/program'
import { addresses, type Engine, engineOf, windowSize } from './client'

/** WebKit without Safari: the small browser that comes with WebKitGTK, on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const { webDriver, browser, screen } = webKitPaths()
  const size = `${windowSize.width}x${windowSize.height}x24`
  const display = startProgram(screen, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', size])
  const number = await retryUntilReady(async () => {
    const [displayNumber] = /^\d+$/m.exec(display.output()) ?? []
    if (displayNumber) return displayNumber
    throw new Error(`Xvfb did not start: ${display.output()}`)
  })
  const port = await freePort()
  const program = startProgram(webDriver, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // There is no accessibility bus, and searching for one takes seconds.
    NO_AT_BRIDGE: '1',
  })
  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const options = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, options)
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await retryUntilReady(() => ask('GET', 'status'))
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'ignore',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  }
  const session = await ask<{ sessionId: string }>('POST', 'session', { capabilities: { alwaysMatch } })
  const methods: Partial<Record<keyof typeof addresses, string>> = {
    CloseWindow: 'DELETE',
    TakeScreenshot: 'GET',
  }
  return engineOf(
    (command, parameters = {}) => {
      const method = methods[command] ?? 'POST'
      const body = method === 'POST' ? parameters : undefined
      return ask(method, `session/${session.sessionId}/${addresses[command]}`, body)
    },
    async () => {
      await ask('DELETE', `session/${session.sessionId}`)
      await program.stop()
      await display.stop()
    },
  )
}
