import { screen } from '@testing-library/dom'
import type { SettingSaved } from '../../../machines/setting.machine'
import type { Moment } from '../../../tools/paths/moment'
import type { OwnVisit } from './ownProvider'
import { reads, sends } from './portal'
import { same, screenOf } from './screen'
import { choicesNow, controlsOnTab, openedTab } from './settingsTab'

const phone = '436601000001'

const visitOf = (tab: string): OwnVisit => ({
  name: tab,
  role: 'everyday',
  path: `/administration?tab=${tab}`,
})

/** The value that the screen shows; none while it is not known. */
const valueIn = ({ tags, context: { chosen, kept } }: Moment) =>
  tags.includes('failed') ? null : ((chosen ?? kept) as number | null)

/** The mailbox; language and SMS are settings of the same kind. */
export const setting = screenOf({
  visit: () => ({ path: '/administration?tab=voicemail', account: 'everyday' }),
  ports: {
    loadValue: reads(['getVoicemailState', 'getLanguage', 'getSmsNotifications'], (state: number) => ({
      code: 'GET_VOICE_MAIL_STATE_SUCCESS',
      body: { state },
    })),
    saveValue: sends(
      ['changeVoicemailState', 'changeLanguage', 'changeSmsNotifications'],
      ({ outcome }: SettingSaved) => ({
        code: `CHANGE_VOICE_MAIL_STATE_${outcome === 'saved' ? 'SUCCESS' : 'FAILED'}`,
      }),
      ({ value }: { value: number }) => ({ voice_mail_state: String(value), phone }),
    ),
  },
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
      looks: {
        chosen: [
          () => names.find((name) => radio(name)?.checked) ?? null,
          (moment) => names[valueIn(moment) ?? -1] ?? null,
        ],
        locked: [
          () => controlsOnTab()[0]?.ariaDisabled === 'true',
          (moment) => valueIn(moment) !== null && moment.value !== 'settled',
          same,
        ],
        failed: [() => portal.says('message.tryAgain'), ({ tags }) => tags.includes('failed'), same],
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
      }),
    }
  },
  alike: { 'loading / saving': 'the choice is locked, whether it is kept or asked for anew' },
  own: {
    visits: [visitOf('language'), visitOf('sms'), visitOf('voicemail')],
    heeded: ['value.choose'],
    setsBack: { after: 'value.choose' },
  },
})
