import { screen } from '@testing-library/dom'
import type { SettingSaved } from '../../../machines/setting.machine'
import type { OwnVisit } from './ownProvider'
import { reads, type Screen, sends } from './portal'
import { choicesNow, controlsOnTab, openedTab } from './settingsTab'

interface Look {
  chosen: string | null
  locked: boolean
  failed: boolean
}

const phone = '436601000001'

const visitOf = (tab: string): OwnVisit => ({
  name: tab,
  role: 'everyday',
  path: `/administration?tab=${tab}`,
})

/** The mailbox; language and SMS are settings of the same kind. */
export const setting: Screen = {
  visit: () => ({
    path: '/administration?tab=voicemail',
    account: 'everyday',
    hold: ['getVoicemailState', 'changeVoicemailState'],
  }),
  walk(portal) {
    const names = (['voicemailOn', 'voicemailRestricted', 'voicemailOff'] as const).map((name) =>
      portal.words(`administration.${name}`),
    )
    const radio = (name = '') => screen.queryByLabelText<HTMLInputElement>(name)

    return {
      arrive: () => portal.answers.next('getVoicemailState'),
      happens: {
        'load.retry': () => portal.pressButton('message.tryAgain'),
        'value.choose': ({ value }) => portal.press(radio(names[Number(value)])),
      },
      answers: {
        loadValue: reads('getVoicemailState', (state: number) => ({
          code: 'GET_VOICE_MAIL_STATE_SUCCESS',
          body: { state },
        })),
        saveValue: sends('changeVoicemailState', ({ outcome }: SettingSaved) => ({
          code: `CHANGE_VOICE_MAIL_STATE_${outcome === 'saved' ? 'SUCCESS' : 'FAILED'}`,
        })),
      },
      look: async () => ({
        chosen: names.find((name) => radio(name)?.checked) ?? null,
        locked: controlsOnTab()[0]?.ariaDisabled === 'true',
        failed: portal.says('message.tryAgain'),
        toasts: portal.toasts(),
        loads: (await portal.asked('getVoicemailState')).length,
        asked: (await portal.asked('changeVoicemailState')).map(({ form }) => form),
      }),
      expects({ value, tags, context, calls, emitted }) {
        const failed = tags.includes('failed')
        const shown = (context.chosen ?? context.kept) as number | null
        const isShown = !failed && shown !== null
        return {
          chosen: isShown ? names[shown] : null,
          locked: isShown && value !== 'settled',
          failed,
          toasts: portal.toastsOf(emitted),
          loads: calls.filter(({ port }) => port === 'loadValue').length,
          asked: calls.flatMap(({ port, input }) =>
            port === 'saveValue'
              ? [{ voice_mail_state: String((input as { value: number }).value), phone }]
              : [],
          ),
        }
      },
      own: () => ({
        arrive: async () =>
          (await openedTab(portal, 'administration.withoutNumber')) &&
          'needs a mobile contract with a phone number',
        happens: {
          // Which value it is does not matter to the flow: one that is not set, so that the next may be the former.
          async 'value.choose'() {
            const chosen = choicesNow()
            const isSwitch = chosen.length === 1
            if (!isSwitch && !chosen.includes(true))
              return 'what is set is not known, and could not be set back'
            return portal.press(controlsOnTab()[isSwitch ? 0 : chosen.indexOf(false)])
          },
        },
        sees: ({ locked, failed }: Look) => ({ locked, failed }),
      }),
    }
  },
  alike: { 'loading / saving': 'the choice is locked, whether it is kept or asked for anew' },
  own: {
    visits: [visitOf('language'), visitOf('sms'), visitOf('voicemail')],
    heeded: ['value.choose'],
    setsBack: { after: 'value.choose' },
  },
}
