import type { JSHandle, Page } from '@playwright/test'
import type { PathEvent } from '../../tools/paths/alphabet'
import type { Moment } from '../../tools/paths/moment'
import type { Impossible, OwnVisit, Tester } from '../paths/screens/ownProvider'
import type { Accounts } from './accounts'
import type { Stem } from './policy'

/** What a customer sees, as plain data. */
export type Look = Readonly<Record<string, unknown>>

/** A driver in the page, as `walkOwnProvider` of its bundle begins it. */
export interface OwnWalk {
  arrive(visit: OwnVisit): Promise<Impossible>
  /** Brings an event about. */
  happen(event: PathEvent): Promise<Impossible>
  look(): Promise<Look>
  /** What is to be seen in these moments, each with the event that led there if the provider had its turn. */
  looksOf(moments: readonly (readonly [Moment, PathEvent | undefined])[]): Promise<Look[]>
  /** The choices of a tab of the settings, once there are so many. */
  choices(count: number): Promise<boolean[]>
  setChoicesBack(before: readonly boolean[]): Promise<void>
}

/** Puts the driver of a machine into the page that is open. */
export async function beginOwnWalk(
  page: Page,
  bundle: string,
  stem: Stem,
  { locale, words }: Accounts,
  tester: Tester,
): Promise<OwnWalk> {
  await page.evaluate(bundle)
  const walk: JSHandle<OwnWalk> = await page.evaluateHandle((given) => window.walkOwnProvider(...given), [
    stem,
    locale,
    words[locale],
    tester,
  ] as const)
  return {
    arrive: (visit) => walk.evaluate((walk, visit) => walk.arrive(visit), visit),
    happen: (event) => walk.evaluate((walk, event) => walk.happen(event), event),
    look: () => walk.evaluate((walk) => walk.look()),
    looksOf: (moments) => walk.evaluate((walk, moments) => walk.looksOf(moments), moments),
    choices: (count) => walk.evaluate((walk, count) => walk.choices(count), count),
    setChoicesBack: (before) => walk.evaluate((walk, before) => walk.setChoicesBack(before), before),
  }
}
