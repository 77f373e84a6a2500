import { expect, test } from 'vitest'
import {
  driverOf,
  effectOfPort,
  eventsToAllow,
  isWriting,
  permittedOperations,
  reasonToForbid,
  stems,
} from '../policy'

test('ports that only read use no operation that writes', () => {
  const misjudged = stems.flatMap((stem) =>
    Object.entries(driverOf(stem).ports)
      .filter(
        ([port, { operations }]) => (effectOfPort(stem, port) !== 'reads') !== operations.some(isWriting),
      )
      .map(([port]) => `${stem}/${port}`),
  )
  // It asks by POST whether a token may be used, and no conformance run has such a token.
  expect(misjudged).toEqual(['resetLink/checkLink'])
})

test('by default, the only permitted writes are a session and the check of a token', () => {
  const permitted = stems.flatMap((stem) => [...permittedOperations(stem, [])])
  expect(permitted.sort()).toEqual(['checkReset', 'loginWithPassword', 'loginWithSms'])
  const charges = ['billPayment/bill.pay', 'topUp/payment.confirm', 'voucher/voucher.submit']
  expect(eventsToAllow).toEqual(expect.arrayContaining(charges))
})

test('a walk may send only what the tester allowed by name', () => {
  const allow = ['tariff/deactivation.confirm']
  const reason = 'not allowed: tariff/terms.accept (charges); name it in "allow"'
  expect(reasonToForbid(allow, 'tariff/deactivation.confirm')).toBeUndefined()
  expect(reasonToForbid(allow, 'tariff/terms.accept')).toBe(reason)
  expect([...permittedOperations('tariff', allow)]).toEqual(['deactivateTariff'])
})
