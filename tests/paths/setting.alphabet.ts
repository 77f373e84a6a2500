import { settingMachine } from '../../machines/setting.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(settingMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'load.retry' },
    { type: 'value.choose', case: 'on', value: 0 },
    { type: 'value.choose', case: 'off', value: 2 },
  ],
  outcomes: {
    loadValue: { outputs: [0, 2], errors: [{ message: 'no answer' }] },
    saveValue: {
      outputs: [{ outcome: 'saved' }, { outcome: 'refused' }],
      errors: [{ message: 'no answer' }],
    },
  },
})
