import { screen } from '@testing-library/dom'
import type { SettingSaved } from '../../../machines/setting.machine'
import type { Moment } from '../../../tools/paths/moment'
import type { Impossible, OwnVisit } from './ownProvider'
import { until } from './page'
import { type Portal, reads, sends } from './portal'
import { same, screenOf } from './screen'
import type { WordName } from './words'

/** Milliseconds that a provider may need to load a tab, and to save a change. */
const TIME_TO_SHOW = 20_000
const TIME_TO_CHANGE = 60_000

/** The switches and radio buttons of a tab of the settings, or of the dialog of consents. */
const controlsOnTab = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is([role=dialog], [role=tabpanel]) :is(input[type=radio], [role=switch])',
  ),
]

/** Waits until a tab of the settings has loaded or failed, and returns the text of an empty tab. */
export async function openedTab(portal: Portal, empty: WordName): Promise<Impossible> {
  const isThere = () => controlsOnTab().length > 0 || portal.says(empty) || portal.says('message.tryAgain')
  await until(isThere, TIME_TO_SHOW)
  return portal.says(empty) ? portal.words(empty) : undefined
}

/** Waits for this many controls, because a page loads some later, and returns which ones are on. */
export async function choicesOf(count: number): Promise<boolean[]> {
  await until(() => controlsOnTab().length >= count, TIME_TO_SHOW).catch(() => {})
  return controlsOnTab().map(({ checked }) => checked)
}

/** Presses each control that has changed. Choosing one radio button deselects the other. */
export async function setChoicesBack(portal: Portal, before: readonly boolean[]): Promise<void> {
  await choicesOf(before.length)
  for (const [index, was] of before.entries()) {
    const control = controlsOnTab()[index]
    const isChoice = control?.type === 'radio'
    if (!control || was === control.checked || (isChoice && !was)) continue
    await portal.press(control)
    await until(() => controlsOnTab()[index]?.ariaDisabled !== 'true', TIME_TO_CHANGE)
  }
}

const phone = '436601000001'

const visitOf = (tab: string): OwnVisit => ({
  name: tab,
  role: 'everyday',
  path: `/administration?tab=${tab}`,
})

/** The value that the screen shows; none while it is not known. */
const valueIn = ({ tags, context: { chosenValue, savedValue } }: Moment) =>
  tags.includes('failed') ? null : ((chosenValue ?? savedValue) as number | null)

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
        'value.choose': ({ value }) => portal.press(radio(names[Number(value)])),
      },
      looks: {
        chosen: [
          () => names.find((name) => radio(name)?.checked) ?? null,
          (moment) => names[valueIn(moment) ?? -1] ?? null,
        ],
        locked: [
          () => controlsOnTab()[0]?.ariaDisabled === 'true',
          (moment) => valueIn(moment) !== null && moment.value !== 'idle',
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
            const controls = controlsOnTab()
            if (controls.length > 1 && !controls.some(({ checked }) => checked))
              return 'what is set is not known, and could not be set back'
            return portal.press(controls.find(({ checked }) => !checked) ?? controls[0])
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
