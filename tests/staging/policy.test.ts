import { describe, expect, test } from 'vitest'
import { readGolden } from '../../tools/paths/golden'
import { effectOfPort, stems } from './effects'
import { operationsPermitted, policyOf, toBeAllowed } from './policy'
import { isSending, operationsOfPorts } from './ports'

describe('what a walk may send to a real provider', () => {
  test.each(stems)('the ports of %s that only read have the provider write nothing', (stem) => {
    const misjudged = Object.entries(operationsOfPorts[stem]).filter(
      ([port, operations]) => (effectOfPort(stem, port) !== 'reads') !== operations.some(isSending),
    )
    // It asks by POST whether a token may be used, and no conformance run has such a token.
    expect(misjudged.map(([port]) => port).filter((port) => port !== 'checkLink')).toEqual([])
  })

  test('without a word of the tester, the provider is asked to write nothing but a session, and to check a token', () => {
    const permitted = stems.flatMap((stem) => [...operationsPermitted(stem, readGolden(stem), policyOf([]))])
    expect(permitted).toEqual(['loginWithPassword', 'checkReset', 'loginWithSms'])
  })

  test('allows by name what was named, and nothing beside', () => {
    const policy = policyOf(['tariff/deactivation.confirm'])
    expect(policy.forbids('tariff/deactivation.confirm')).toBeUndefined()
    expect(policy.forbids('tariff/terms.accept')).toBe(
      'not allowed: tariff/terms.accept (charges); name it in "allow"',
    )
    expect([...operationsPermitted('tariff', readGolden('tariff'), policy)]).toEqual(['deactivateTariff'])
  })

  test('every charge has to be allowed', () => {
    expect(toBeAllowed).toEqual(
      expect.arrayContaining(['billPayment/bill.pay', 'topUp/payment.confirm', 'voucher/voucher.submit']),
    )
  })
})
