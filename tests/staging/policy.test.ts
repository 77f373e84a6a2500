import { describe, expect, test } from 'vitest'
import { readGolden } from '../paths/kit/golden'
import { effects, type Stem } from './effects'
import { operationsLedTo, operationsPermitted, policyOf, toBeAllowed } from './policy'
import { isSending } from './ports'

const stems = Object.keys(effects) as Stem[]

describe('what a walk may send to a real provider', () => {
  test.each(stems)('nothing of %s that has the provider write passes for harmless', (stem) => {
    const policy = policyOf([])
    const unnoticed = [...operationsLedTo(stem, readGolden(stem))].filter(
      ([name, operations]) => policy.forbids(name) === undefined && [...operations].some(isSending),
    )
    const signIns = new Set(['passwordLogin/credentials.submit', 'smsLogin/code.submit'])
    expect(unnoticed.map(([name]) => name).filter((name) => !signIns.has(name))).toEqual([])
  })

  test('without a word of the tester, the provider is asked to write nothing but a session', () => {
    const permitted = stems.flatMap((stem) => [...operationsPermitted(stem, readGolden(stem), policyOf([]))])
    expect(permitted).toEqual(['loginWithPassword', 'loginWithSms'])
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
