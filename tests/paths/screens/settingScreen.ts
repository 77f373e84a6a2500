import { screen } from '@testing-library/dom'
import type { SettingSaved } from '../../../machines/setting.machine'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { press, pressButton } from './press'

const names = ['Ein', 'Ein, ohne Nachrichten', 'Aus']
const phone = '436601000001'

/** The mailbox; language and SMS are settings of the same kind. */
function settingWalk(portal: PathPortal): ScreenWalk {
  const radio = (name = '') => screen.queryByLabelText<HTMLInputElement>(name)

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'value.choose': ({ value }) => press(portal, radio(names[Number(value)])),
    'xstate.done.actor.loadValue': ({ output }) =>
      portal.answers.replace('getVoicemailState', {
        code: 'GET_VOICE_MAIL_STATE_SUCCESS',
        body: { state: output },
      }),
    'xstate.error.actor.loadValue': () => portal.answers.replace('getVoicemailState', 'no such shape'),
    'xstate.done.actor.saveValue': ({ output }) =>
      portal.answers.replace('changeVoicemailState', {
        code:
          (output as SettingSaved).outcome === 'saved'
            ? 'CHANGE_VOICE_MAIL_STATE_SUCCESS'
            : 'CHANGE_VOICE_MAIL_STATE_FAILED',
      }),
    'xstate.error.actor.saveValue': () => portal.answers.fail('changeVoicemailState'),
  }

  return {
    arrive: async () => void (await portal.answers.next('getVoicemailState')),
    happens,
    look: async () => ({
      chosen: names.find((name) => radio(name)?.checked) ?? null,
      locked: radio(names[0])?.ariaDisabled === 'true',
      failed: screen.queryByText('Erneut versuchen') !== null,
      toasts: toasts(),
      loads: (await portal.asked('getVoicemailState')).length,
      asked: (await portal.asked('changeVoicemailState')).map(({ form }) => form),
    }),
    expects({ value, tags, context, calls, emitted }: Moment) {
      const failed = tags.includes('failed')
      const shown = (context.chosen ?? context.kept) as number | null
      const isShown = !failed && shown !== null
      return {
        chosen: isShown ? names[shown] : null,
        locked: isShown && value !== 'settled',
        failed,
        toasts: toastsOf(emitted),
        loads: calls.filter(({ port }) => port === 'loadValue').length,
        asked: calls.flatMap(({ port, input }) =>
          port === 'saveValue'
            ? [{ voice_mail_state: String((input as { value: number }).value), phone }]
            : [],
        ),
      }
    },
  }
}

export const settingScreen: ScreenPaths = {
  visit: () => ({
    path: '/administration?tab=voicemail',
    account: 'everyday',
    hold: ['getVoicemailState', 'changeVoicemailState'],
  }),
  walk: settingWalk,
  alike: { 'loading / saving': 'the choice is locked, whether it is kept or asked for anew' },
}
