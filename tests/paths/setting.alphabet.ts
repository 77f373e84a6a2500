import { settingMachine } from '../../machines/setting.machine'
import { alphabetOf } from '../../tools/paths/alphabetOf'

export const alphabet = alphabetOf(settingMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'load.retry' },
    { type: 'value.choose', case: 'on', value: 0 },
    { type: 'value.choose', case: 'off', value: 2 },
  ],
  outcomes: {
    loadValue: { outputs: { on: 0, off: 2 }, errors: [{ message: 'no answer' }] },
    saveValue: {
      outputs: { saved: { outcome: 'saved' }, refused: { outcome: 'refused' } },
      errors: [{ message: 'no answer' }],
    },
  },
})
