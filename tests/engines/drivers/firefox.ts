import { firefoxPath } from '../../../scripts/enginePaths'
import { type Bidi, connectBidi } from './bidi'
import { type Engine, type Frame, type Profile, type Tab, viewport } from './engine'
import { startProgram } from './program'

/** Firefox speaks WebDriver BiDi by itself: nothing stands between it and the tests. */
export async function startFirefox(): Promise<Engine> {
  const program = startProgram(
    firefoxPath() ?? 'firefox',
    ['--headless', '--no-remote', '--remote-debugging-port=0', 'about:blank'],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  )
  const bidi = await connectBidi(`${await program.says(/BiDi listening on (ws:\S+)/)}/session`)
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  })
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    openProfile: () => openProfile(bidi),
    async quit() {
      bidi.close()
      await program.stop()
    },
  }
}

async function openProfile(bidi: Bidi): Promise<Profile> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext')
  return {
    openTab: () => openTab(bidi, userContext),
    close: () => bidi.send('browser.removeUserContext', { userContext }),
  }
}

async function openTab(bidi: Bidi, userContext: string): Promise<Tab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  })
  const send = <Result>(method: string, params: object = {}) =>
    bidi.send<Result>(method, { context, ...params })
  await send('browsingContext.setViewport', { viewport })
  return {
    ...frameOf(bidi, context),
    async frame() {
      const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { root: context })
      const child = contexts[0]?.children?.[0]
      if (!child) throw new Error('there is no frame')
      return frameOf(bidi, child.context)
    },
    goto: (url) => send('browsingContext.navigate', { url, wait: 'complete' }),
    goBack: () => send('browsingContext.traverseHistory', { delta: -1 }),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
  }
}

const frameOf = (bidi: Bidi, context: string): Frame => ({
  async evaluate(expression) {
    const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result?.value ?? ''
  },
  async perform(actions) {
    await bidi.send('input.performActions', { context, actions })
  },
})

interface Tree {
  contexts: { children?: { context: string }[] }[]
}
interface Evaluated {
  result?: { value: string }
  exceptionDetails?: { text: string }
}
