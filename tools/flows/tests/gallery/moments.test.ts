import { expect, test } from 'vitest'
import type { Golden, GoldenPath } from '../../../paths/golden'
import type { Moment } from '../../../paths/moment'
import { stateName } from '../../../paths/names'
import { galleryWalks } from '../../gallery/moments'

const moment = (value: string, emitted: string[] = []): Moment => ({
  ...{ value, status: 'active', tags: [], context: {}, calls: [] },
  emitted: emitted.map((type) => ({ type })),
})
const path = (name: string, ...steps: Moment[]): GoldenPath => ({
  ...{ name, requirements: [], start: 'opened' },
  steps: steps.map((step) => ({ label: 'go', event: { type: 'go' }, ...step })),
})
const goldenOf = (...paths: GoldenPath[]): Golden => ({
  machine: 'sample',
  starts: { opened: moment('loading') },
  paths,
})
const chosen = (golden: Golden) =>
  galleryWalks(golden, golden.paths).map(({ path, shows }) => [
    path.name,
    path.steps.length,
    shows.map(({ state, step }) => `${state} ${step}`).join(', '),
  ])

test('one path that stands in every state is enough, and is walked no further than needed', () => {
  const golden = goldenOf(
    path('short', moment('failed')),
    path('long', moment('failed'), moment('loading'), moment('shown'), moment('loading'), moment('failed')),
  )
  expect(chosen(golden)).toEqual([['long', 3, 'loading 0, failed 1, shown 3']])
})

test('a state is shown where nothing was announced, although the way there is longer', () => {
  const golden = goldenOf(
    path('told', moment('shown', ['change.succeeded'])),
    path('calm', moment('asking'), moment('shown')),
  )
  expect(chosen(golden)).toEqual([['calm', 2, 'loading 0, asking 1, shown 2']])
})

test('a state that is always announced is shown nevertheless', () => {
  const golden = goldenOf(path('told', moment('shown', ['change.succeeded', 'account.changed'])))
  expect(chosen(golden)).toEqual([['told', 1, 'loading 0, shown 1']])
})

test('each value of a nested state is a state of its own', () => {
  const nested = { ...moment(''), value: { ready: 'asking' } }
  const golden = goldenOf(path('nested', nested, { ...nested, value: { ready: 'changed' } }))
  const [walk] = galleryWalks(golden, golden.paths)
  expect(walk?.shows.map(({ state }) => state)).toEqual(['loading', stateName(nested.value), 'ready.changed'])
})
