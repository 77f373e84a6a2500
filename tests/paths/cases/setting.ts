import { settingMachine } from '../../../machines/setting.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(settingMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'load.retry' },
    { type: 'value.choose', case: 'on', value: 0 },
    { type: 'value.choose', case: 'off', value: 2 },
  ],
  outcomes: {
    loadValue: { on: 0, off: 2 },
    saveValue: { saved: { outcome: 'saved' }, refused: { outcome: 'refused' } },
  },
})
