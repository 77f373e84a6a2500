import type { Frame, Tab } from '../drivers/engine'
import { until } from '../drivers/until'
import type { Finders, Look, Point } from './finders'
import { allMarked, clicked, type Key, pressed, typed } from './input'
import { nameOf, type Target, written } from './target'

/** A page as a journey has it in hand, in whatever engine; everything waits until it can be done. */
export type Page = ReturnType<typeof pageOf>
/** A document within the page. */
type Form = ReturnType<typeof documentOf>

type Condition = (look: Look) => boolean

const absent = 'absent'
/** For so many frames, what is clicked must not have moved. */
const STILL = 3

function documentOf(tab: Frame, finders: string) {
  /** Calls a finder inside the page; a document that has come since gets them first. */
  async function find<Name extends keyof Finders>(name: Name, ...args: Parameters<Finders[Name]>) {
    const call = `window.finders ? JSON.stringify(finders.${name}(${args.map((arg) => JSON.stringify(arg))})) : '${absent}'`
    let answer = await tab.evaluate(call)
    if (answer === absent) {
      await tab.evaluate(`(() => { ${finders}; return '' })()`)
      answer = await tab.evaluate(call)
    }
    return JSON.parse(answer) as ReturnType<Finders[Name]>
  }

  /** Where something stands once it can be clicked and has come to rest: what opens may be drawn before it is placed. */
  async function rest(target: Target) {
    let since: Point | undefined
    return until(async () => {
      const reached = await find('reach', written(target))
      if ('hindrance' in reached)
        throw new Error(`${nameOf(target)} ${reached.hindrance}. The page says: ${await find('text')}`)
      if (reached.x !== since?.x || reached.y !== since.y) since = reached
      if (reached.frame < since.frame + STILL) throw new Error(`${nameOf(target)} moves`)
      return reached
    })
  }

  async function see(target: Target, condition: Condition = () => true) {
    const looks = await find('look', written(target))
    const right = looks.find(condition)
    if (right) return right
    const seen = looks.length > 0 ? `looks like ${JSON.stringify(looks).slice(0, 1_000)}` : 'is not there'
    throw new Error(`${nameOf(target)} ${seen}. The page says: ${await find('text')}`)
  }

  const click = async (target: Target) => tab.perform(clicked(await rest(target)))
  const evaluate = (expression: string) => tab.evaluate(expression)

  return {
    evaluate,
    click,
    type: (text: string) => tab.perform(typed(text)),
    press: (key: Key) => tab.perform(pressed(key)),
    /** Clicks into a field and writes over what stands there. */
    async fill(target: Target, text: string) {
      await click(target)
      await tab.perform(allMarked())
      await tab.perform(typed(text))
    },
    looks: (target: Target) => find('look', written(target)),
    /** Waits until something looks as it should, and answers with how it looks. */
    shows: (target: Target, condition?: Condition) => until(() => see(target, condition)),
    /** Presses a key again and again until something looks as it should: scrolling may swallow a press. */
    pressUntil: (key: Key, target: Target, condition: Condition) =>
      until(async () => {
        await tab.perform(pressed(key))
        return see(target, condition)
      }),
    /** Waits until all of these can be read, in the whole page or in a part of it. */
    async reads(texts: string | string[], target?: Target) {
      for (const text of [texts].flat())
        await until(async () => {
          const read = target
            ? (await find('look', written(target))).map((look) => look.text).join(' ')
            : await find('text')
          if (!read.includes(text))
            throw new Error(`"${text}" is not in ${target ? nameOf(target) : 'the page'}: ${read}`)
        })
    },
    /** Waits until something has gone. */
    lacks: (target: Target) =>
      until(async () => {
        const { length } = await find('look', written(target))
        if (length > 0) throw new Error(`${nameOf(target)} is still there`)
      }),
  }
}

export function pageOf(tab: Tab, origin: string, finders: string) {
  const { evaluate, ...document } = documentOf(tab, finders)
  return {
    ...document,
    evaluate,
    tab,
    async goto(path: string) {
      await evaluate('String((window.leaving = true))')
      await tab.goto(origin + path)
    },
    /** The document in the only frame of the page. */
    frame: (): Promise<Form> => until(async () => documentOf(await tab.frame(), finders)),
    /** Waits until the address fits. */
    isAt: (address: string | RegExp) =>
      until(async () => {
        const current = await evaluate('location.href')
        if (typeof address === 'string' ? current !== origin + address : !address.test(current))
          throw new Error(`the address is ${current}, not ${address}`)
      }),
  }
}
