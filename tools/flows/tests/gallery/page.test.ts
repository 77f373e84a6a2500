import { expect, test } from 'vitest'
import { missingStates } from '../../gallery/missing'
import { findStates, groupsOf, inOrder, nameOf, sentencesOf } from '../../gallery/page/find'
import { hashOf, viewOf } from '../../gallery/page/view'
import { sample, state } from './sample'

const { states } = sample
const found = (find: string) => findStates(states, { ...viewOf(''), find }).map((one) => nameOf(one.state))
const groups = (by: 'machine' | 'requirement' | 'screen') =>
  groupsOf(findStates(states, viewOf('')), by).map(({ name, found }) => `${name}: ${found.length}`)

test('the address holds what was chosen, and nothing that is usual', () => {
  const view = { ...viewOf(''), width: 1280, scheme: 'dark', find: 'T3 fee', state: 'tariff.failed' } as const
  expect(viewOf(hashOf(view))).toEqual(view)
  expect(hashOf(viewOf(''))).toBe('#')
  expect(viewOf('#width=7&by=nothing')).toEqual(viewOf(''))
})

test('all words have to stand in what is told of a state, or in one text of the chosen language', () => {
  expect(found('missing low')).toEqual(['tariff.missingFunds'])
  expect(found('fehler')).toEqual(['tariff.failed', 'query.failed'])
  expect(found('fehler 14,90')).toEqual([])
  expect(found('dopuni')).toEqual([])
  expect(found('T10')).toEqual(['tariff.failed', 'tariff.missingFunds'])
})

test('states stand by machine, by requirement as people count, and by screen', () => {
  expect(groups('machine')).toEqual(['query: 1', 'tariff: 2'])
  expect(groups('requirement')).toEqual(['T2: 1', 'T10: 2', 'none: 1'])
  expect(groups('screen')).toEqual(['bills: 1', 'tariffs: 2'])
})

test('← and → lead through the states as they stand on the page, each once', () => {
  const order = (by: 'machine' | 'requirement') => inOrder(findStates(states, viewOf('')), by).map(nameOf)
  expect(order('machine')).toEqual(['query.failed', 'tariff.failed', 'tariff.missingFunds'])
  expect(order('requirement')).toEqual(['tariff.missingFunds', 'tariff.failed', 'query.failed'])
})

test('a sentence tells every state in which it stands; values come last', () => {
  const sentences = sentencesOf(states, viewOf(''))
  expect(sentences.map(({ text, states }) => [text, states.map(nameOf)])).toEqual([
    ['Es ist ein Fehler aufgetreten.', ['tariff.failed', 'query.failed']],
    ['Guthaben aufladen', ['tariff.missingFunds']],
    ['14,90 €', ['tariff.failed']],
  ])
})

test('a state without all its pictures is named, with the language in which its walk failed', () => {
  const ready = state('pdfDownload', 'ready', {})
  const german = ready.pictures.filter(({ locale }) => locale === 'de')
  const states = [{ ...ready, pictures: german }]
  expect(missingStates({ ...sample, states }, ['pdfDownload'])).toEqual([
    'pdfDownload.ready in sr',
    'pdfDownload.downloading in de and sr',
  ])
})
