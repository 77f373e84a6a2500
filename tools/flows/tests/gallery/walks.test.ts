import { expect, test } from 'vitest'
import type { GoldenPath } from '../../../paths/golden'
import type { Moment } from '../../../paths/moment'
import { galleryWalks } from '../../gallery/walks'

const moment = (value: Moment['value'], ...emitted: string[]): Moment => ({
  ...{ value, status: 'active', tags: [], context: {}, calls: [] },
  emitted: emitted.map((type) => ({ type })),
})
const path = (name: string, ...steps: Moment[]): GoldenPath => ({
  ...{ name, requirements: [], start: 'opened' },
  steps: steps.map((step) => ({ label: 'go', event: { type: 'go' }, ...step })),
})
const [loading, failed, shown] = ['loading', 'failed', 'shown'].map((value) => moment(value)) as [
  Moment,
  Moment,
  Moment,
]
const noisy = moment('shown', 'change.succeeded')

test.each<[string, GoldenPath[], string]>([
  [
    'one path that visits every state, no further than needed',
    [path('short', failed), path('long', failed, loading, shown, loading, failed)],
    'long: loading 0, failed 1, shown 3',
  ],
  [
    'a state where nothing was announced, although the way there is longer',
    [path('noisy', noisy), path('calm', moment('asking'), shown)],
    'calm: loading 0, asking 1, shown 2',
  ],
  ['a state that is always announced', [path('noisy', noisy)], 'noisy: loading 0, shown 1'],
  [
    'each value of a nested state',
    [path('nested', moment({ ready: 'asking' }), moment({ ready: 'changed' }))],
    'nested: loading 0, ready.asking 1, ready.changed 2',
  ],
])('the gallery shows %s', (_, paths, expected) => {
  const walks = galleryWalks({ machine: 'sample', starts: { opened: loading }, paths }, paths)
  const described = walks.map(
    ({ path, shows }) => `${path.name}: ${shows.map(({ state, step }) => `${state} ${step}`).join(', ')}`,
  )
  expect(described).toEqual([expected])
  expect(walks[0]?.path.steps).toHaveLength(walks[0]?.shows.at(-1)?.step ?? 0)
})
