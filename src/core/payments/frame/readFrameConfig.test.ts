import { describe, expect, it } from 'vitest'
import { paths } from '../../../domain/paths'
import { readFrameConfig } from './readFrameConfig'

const order = {
  checkoutId: '8AC7A4A1.uat01-vm-tx03',
  integrity: null,
  brands: ['VISA', 'MASTER'],
  returnPath: paths.billResult,
  language: { tag: 'de', widget: 'de' },
  labels: { submit: 'Jetzt bezahlen' },
  errorMessages: {},
  look: { ink: '#111' },
}

describe('the document with the form of payment', () => {
  it.each([
    ['without a hash of the script', {}],
    ['with one', { integrity: `sha384-${'A'.repeat(64)}` }],
    ['for the mobile app', { returnPath: paths.mobileResult }],
  ])('P5 P6: takes an order %s', (_, part) =>
    expect(readFrameConfig({ ...order, ...part })).toEqual({ ...order, ...part }),
  )

  it.each([
    ['a checkout that leads elsewhere', { checkoutId: '../../evil' }],
    ['no checkout', { checkoutId: undefined }],
    ['a malformed hash, by which a browser would check nothing', { integrity: 'sha384-short' }],
    ['a hash that is none', { integrity: { hash: 1 } }],
    ['an empty hash', { integrity: '' }],
    ['brands that are markup', { brands: ['<b>'] }],
    ['brands that are no list', { brands: 'VISA' }],
    ['a way back to another page', { returnPath: '/login' }],
    ['a way back to another site', { returnPath: 'https://evil.example/' }],
    ['labels that are no text', { labels: { submit: 1 } }],
    ['no language', { language: null }],
    ['a language without its tag', { language: { widget: 'de' } }],
  ])('P5: refuses %s', (_, part) => expect(readFrameConfig({ ...order, ...part })).toBeNull())

  it.each([null, undefined, 7, 'order', []])('P5: refuses %j', (message) =>
    expect(readFrameConfig(message)).toBeNull(),
  )
})
