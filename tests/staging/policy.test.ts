import { describe, expect, test } from 'vitest'
import { screens } from '../paths/screens/all'
import type { Screen } from '../paths/screens/portal'
import { effectOfPort, forbids, isSending, operationsPermitted, stems, toBeAllowed } from './policy'

describe('what a walk may send to a real provider', () => {
  test.each(stems)('the ports of %s that only read have the provider write nothing', (stem) => {
    const { ports = {} }: Screen = screens[stem]
    const misjudged = Object.entries(ports).filter(
      ([port, { operations }]) => (effectOfPort(stem, port) !== 'reads') !== operations.some(isSending),
    )
    // It asks by POST whether a token may be used, and no conformance run has such a token.
    expect(misjudged.map(([port]) => port).filter((port) => port !== 'checkLink')).toEqual([])
  })

  test('without a word of the tester, the provider is asked to write nothing but a session, and to check a token', () => {
    const permitted = stems.flatMap((stem) => [...operationsPermitted(stem, [])])
    expect(permitted.sort()).toEqual(['checkReset', 'loginWithPassword', 'loginWithSms'])
  })

  test('allows by name what was named, and nothing beside', () => {
    const allow = ['tariff/deactivation.confirm']
    const why = 'not allowed: tariff/terms.accept (charges); name it in "allow"'
    expect(forbids(allow, 'tariff/deactivation.confirm')).toBeUndefined()
    expect(forbids(allow, 'tariff/terms.accept')).toBe(why)
    expect([...operationsPermitted('tariff', allow)]).toEqual(['deactivateTariff'])
  })

  test('every charge has to be allowed', () => {
    const charges = ['billPayment/bill.pay', 'topUp/payment.confirm', 'voucher/voucher.submit']
    expect(toBeAllowed).toEqual(expect.arrayContaining(charges))
  })
})
