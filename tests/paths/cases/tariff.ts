import { tariffMachine } from '../../../machines/tariff.machine'
import { casesOf } from '../../../tools/paths/cases'

const euro = (value: number) => ({ value, label: '€' })
const current = { mvno_code: 'FREE_M', name: 'Mtel Free M', price: euro(14.9), label: 'PREPAID' }
const small = { mvno_code: 'FREE_S', name: 'Mtel Free S', price: euro(9.9) }
const extra = { mvno_code: 'PACK_DATA_5', name: 'Extra 5 GB', price: euro(5), isActive: true }
const oneTariff = { oldTariff: current, tariffs: [small], activeCodes: ['FREE_M'], isPartial: false }
const tariffAndPackage = {
  oldTariff: current,
  tariffs: [small, extra],
  activeCodes: ['FREE_M', 'PACK_DATA_5'],
  isPartial: false,
}

export const cases = casesOf(tariffMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'load.retry' },
    { type: 'tariff.activate', code: small.mvno_code },
    { type: 'tariff.deactivate', code: current.mvno_code },
    { type: 'terms.accept' },
    { type: 'terms.decline' },
    { type: 'deactivation.confirm' },
    { type: 'deactivation.cancel' },
    { type: 'notice.close' },
    { type: 'topUp.choose' },
    { type: 'sheet.close' },
  ],
  outcomes: {
    loadTariffs: {
      'one tariff': oneTariff,
      'tariff and package': tariffAndPackage,
    },
    activateTariff: {
      activated: { outcome: 'activated' },
      'insufficient funds': { outcome: 'insufficientFunds' },
      'another active': { outcome: 'anotherActive' },
      refused: { outcome: 'refused' },
    },
    deactivateTariff: { deactivated: { outcome: 'deactivated' }, refused: { outcome: 'refused' } },
    tariffSwitch: {
      switched: { outcome: 'switched' },
      kept: { outcome: 'kept' },
      'top-up': { outcome: 'topUp' },
      unknown: { outcome: 'unknown' },
    },
  },
})
