import { once } from 'node:events'
import { WebSocket } from 'ws'
import { firefoxPath } from '../../../scripts/enginePaths'
import {
  clickActions,
  type Engine,
  type Frame,
  keyActions,
  type Profile,
  startProgram,
  type Tab,
  viewport,
} from './engine'

/** Sends a command of WebDriver BiDi; the specification says what the result of each command is. */
type Send = <Result>(method: string, params?: object) => Promise<Result>

/** Firefox speaks WebDriver BiDi itself, without a driver in between. */
export async function startFirefox(): Promise<Engine> {
  const program = startProgram(
    firefoxPath() ?? 'firefox',
    ['--headless', '--no-remote', '--remote-debugging-port=0', 'about:blank'],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const { send, close } = await connect(`${await program.output(/BiDi listening on (ws:\S+)/)}/session`)
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  })
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    openProfile: () => openProfile(send),
    async quit() {
      close()
      await program.stop()
    },
  }
}

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  await once(socket, 'open')
  const pending = new Map<number, PromiseWithRejection>()
  let count = 0
  socket.on('message', (data) => {
    const { id, result, error, message }: Answer = JSON.parse(String(data))
    const { resolve, reject } = pending.get(id ?? 0) ?? {}
    pending.delete(id ?? 0)
    if (error) reject?.(new Error(`${error}: ${message}`))
    else resolve?.(result)
  })
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('the browser has exited'))
  })
  return {
    send: <Result>(method: string, params = {}) =>
      new Promise<Result>((resolve, reject) => {
        count++
        pending.set(count, { resolve: (result) => resolve(result as Result), reject })
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    close: () => socket.close(),
  }
}

async function openProfile(send: Send): Promise<Profile> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  return {
    openTab: () => openTab(send, userContext),
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

async function openTab(send: Send, userContext: string): Promise<Tab> {
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport })
  return {
    ...frameOf(send, context),
    async frame() {
      const { contexts } = await send<Tree>('browsingContext.getTree', { root: context })
      const child = contexts[0]?.children?.[0]
      if (!child) throw new Error('there is no frame')
      return frameOf(send, child.context)
    },
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    goBack: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
  }
}

function frameOf(send: Send, context: string): Frame {
  const perform = (actions: object[]) => send<void>('input.performActions', { context, actions })
  return {
    async evaluate(expression) {
      const target = { context }
      const evaluated = await send<Evaluated>('script.evaluate', { expression, target, awaitPromise: false })
      if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text)
      return evaluated.result?.value ?? ''
    },
    click: (point) => perform(clickActions(point)),
    type: (strokes) => perform(keyActions(strokes)),
  }
}

interface PromiseWithRejection {
  resolve(result: unknown): void
  reject(error: Error): void
}
interface Answer {
  id: number | null
  result?: unknown
  error?: string
  message?: string
}
interface Tree {
  contexts: { children?: { context: string }[] }[]
}
interface Evaluated {
  result?: { value: string }
  exceptionDetails?: { text: string }
}
