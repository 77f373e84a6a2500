import { once } from 'node:events'
import { type RawData, WebSocket } from 'ws'
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
    firefoxPath(),
    ['--headless', '--no-remote', '--remote-debugging-port=0', 'about:blank'],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const socket = new WebSocket(`${await program.output(/BiDi listening on (ws:\S+)/)}/session`)
  await once(socket, 'open')
  const send = senderOf(socket)
  await send('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  })
  return {
    openProfile: () => openProfile(send),
    async quit() {
      socket.close()
      await program.stop()
    },
  }
}

function senderOf(socket: WebSocket): Send {
  let count = 0
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++count
      const leave = () => reject(new Error('the browser has exited'))
      const hear = (data: RawData) => {
        const answer: Answer = JSON.parse(String(data))
        if (answer.id !== id) return
        socket.off('message', hear).off('close', leave)
        if (answer.error) reject(new Error(`${answer.error}: ${answer.message}`))
        else resolve(answer.result)
      }
      socket.on('message', hear).on('close', leave)
      socket.send(JSON.stringify({ id, method, params }))
    })
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

interface Answer {
  id: number | null
  /** As the specification of the command says. */
  result: never
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
