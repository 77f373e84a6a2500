import { retryUntilReady } from '../../../support/program'
import type { Frame, Tab } from '../webDriver/client'
import type { ElementState, ReachResult } from './finders'
import type { Target } from './target'

type Condition = (state: ElementState) => boolean

/** Keys without a character, as WebDriver names them. */
const keys = { Control: '\uE009', Enter: '\uE007', End: '\uE010', Home: '\uE011', ArrowRight: '\uE014' }
type Key = keyof typeof keys

/** For so many frames, the target of a click must not have moved. */
const STABLE_FRAMES = 3

function documentOf(frame: Frame, finders: string) {
  /** Calls a finder inside the page; a new document gets the finders first. */
  async function find<Value>(call: string): Promise<Value> {
    const expression = `window.finders ? { value: finders.${call} } : null`
    const found = await frame.evaluate<{ value: Value } | null>(expression)
    if (found) return found.value
    await frame.evaluate(`(() => { ${finders} })()`)
    return find(call)
  }
  const observe = (target: Target) => find<ElementState[]>(`observe(${target})`)
  const read = () => find<string>('read()')
  const failure = async (target: Target, what: string) =>
    new Error(`${target.replaceAll('finders.', '')} ${what}. The page says: ${await read()}`)

  /** The position of a target once a click can reach it and it has come to rest. */
  async function waitForStablePosition(target: Target) {
    let previous: Exclude<ReachResult, { obstacle: string }> | undefined
    return retryUntilReady(async () => {
      const reached = await find<ReachResult>(`reach(${target})`)
      if ('obstacle' in reached) throw await failure(target, reached.obstacle)
      if (reached.x !== previous?.x || reached.y !== previous.y) previous = reached
      if (reached.frame < previous.frame + STABLE_FRAMES) throw await failure(target, 'moves')
      return reached
    })
  }

  async function expectState(target: Target, condition: Condition = () => true) {
    const states = await observe(target)
    if (!states.some(condition))
      throw await failure(target, `looks like ${JSON.stringify(states).slice(0, 1_000)}`)
  }

  const click = async (target: Target) => frame.click(await waitForStablePosition(target))
  const type = (text: string) => frame.type([...text])
  const press = (key: Key) => frame.type([keys[key]])
  return {
    evaluate: frame.evaluate,
    observe,
    click,
    type,
    press,
    /** Clicks into a field and replaces its text. */
    async fill(target: Target, text: string) {
      await click(target)
      await frame.type([`${keys.Control}a`])
      await type(text)
    },
    /** Waits until something looks as it should. */
    shows: (target: Target, condition?: Condition) => retryUntilReady(() => expectState(target, condition)),
    /** Presses a key until something looks as it should: scrolling may swallow a press. */
    pressUntil: (key: Key, target: Target, condition: Condition) =>
      retryUntilReady(async () => {
        await press(key)
        await expectState(target, condition)
      }),
    /** Waits until all of these can be read, in the whole page or in a part of it. */
    async reads(texts: string | string[], target?: Target) {
      for (const text of [texts].flat())
        await retryUntilReady(async () => {
          const found = target ? (await observe(target)).map((state) => state.text).join(' ') : await read()
          if (!found.includes(text)) throw new Error(`"${text}" is not in ${target ?? 'the page'}: ${found}`)
        })
    },
    /** Waits until something has gone. */
    lacks: (target: Target) =>
      retryUntilReady(async () => {
        if ((await observe(target)).length > 0) throw await failure(target, 'is still there')
      }),
  }
}

/** A page of a journey, in any engine; each step waits until it can be done. */
export function pageOf(tab: Tab, origin: string, finders: string) {
  return {
    ...documentOf(tab, finders),
    goBack: tab.goBack,
    async goto(path: string) {
      await tab.evaluate('(window.leaving = true)')
      await tab.goto(origin + path)
    },
    /** The document in the only frame of the page. */
    frame: documentOf(tab.frame, finders),
    /** Waits until the address fits. */
    isAt: (address: string | RegExp) =>
      retryUntilReady(async () => {
        const current = await tab.evaluate<string>('location.href')
        if (typeof address === 'string' ? current !== origin + address : !address.test(current))
          throw new Error(`the address is ${current}, not ${address}`)
      }),
  }
}
