// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { alikeStates, forgottenEvents } from '../../../tests/paths/screens/alikeStates'
import type { Screen, ScreenWalk } from '../../../tests/paths/screens/portal'
import { freeze } from '../freeze'
import { sample } from './samples'

const golden = freeze(sample)

/** A screen that shows of a moment what `expects` says. */
const screenOf = (expects: ScreenWalk['expects']): Screen => ({
  visit: () => ({ hold: [] }),
  walk: ({ answers }) => ({
    happens: { 'coin.insert': async () => {}, 'drink.choose': () => answers.fail('getBills') },
    answers: {},
    look: async () => null,
    expects,
  }),
})

describe('X4: states that a screen shows', () => {
  it('are told apart by what lasts', () => {
    const screen = screenOf(({ value, context }) => ({ value, coins: context.coins }))
    expect(alikeStates(golden, screen)).toEqual([])
  })

  it('are alike where the screen goes by something else', () => {
    expect(
      alikeStates(
        golden,
        screenOf(({ tags }) => tags.includes('busy')),
      ),
    ).toEqual(['choosing / jammed'])
  })

  it('are alike where only what was asked or told on the way tells them apart', () => {
    const screen = screenOf(({ calls, emitted }) => [calls, emitted])
    expect(alikeStates(golden, screen)).toEqual(['brewing / choosing / jammed'])
  })

  it('are looked at no further than the screen can be walked', () => {
    const screen = { ...screenOf(() => null), unwalkable: () => 'everything is out of order' }
    expect(alikeStates(golden, screen)).toEqual([])
  })

  it('cannot be told by what the portal is asked', () => {
    const asking: Screen = {
      ...screenOf(() => null),
      walk: (portal) => ({ ...screenOf(() => null).walk(portal), expects: () => portal.asked('getBills') }),
    }
    expect(() => alikeStates(golden, asking)).toThrow('without the portal')
  })
})

describe('X4: events of a path', () => {
  it('are named where the screen has forgotten to bring them about; time passes by itself', () => {
    expect(
      forgottenEvents(
        golden,
        screenOf(() => null),
      ),
    ).toEqual(['failure.dismiss', 'xstate.done.actor.brewDrink', 'xstate.error.actor.brewDrink'])
  })
})
