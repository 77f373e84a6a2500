import { screen } from '@testing-library/dom'
import type { SettingSaved } from '../../../machines/setting.machine'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { driverOf, identity } from './driver'
import { waitUntil } from './page'
import { type Portal, reads, sends } from './portal'
import type { SkipReason, StagingVisit } from './staging'
import type { MessageKey } from './translate'

/** Milliseconds that a provider may need to load a tab, and to save a change. */
const LOAD_TIMEOUT_MS = 20_000
const SAVE_TIMEOUT_MS = 60_000

/** The switches and radio buttons of a tab of the settings, or of the dialog of consents. */
const controlsOnTab = () => [
  ...document.querySelectorAll<HTMLInputElement>(
    ':is([role=dialog], [role=tabpanel]) :is(input[type=radio], [role=switch])',
  ),
]

/** Waits until a tab of the settings has loaded or failed, and returns the text of an empty tab. */
export async function waitForTab(portal: Portal, empty: MessageKey): Promise<SkipReason> {
  const isLoaded = () =>
    controlsOnTab().length > 0 || portal.showsMessage(empty) || portal.showsMessage('message.tryAgain')
  await waitUntil(isLoaded, LOAD_TIMEOUT_MS)
  return portal.showsMessage(empty) ? portal.translate(empty) : undefined
}

/** Waits for this many controls, because a page loads some later, and returns which ones are on. */
export async function readChoices(count: number): Promise<boolean[]> {
  await waitUntil(() => controlsOnTab().length >= count, LOAD_TIMEOUT_MS).catch(() => {})
  return controlsOnTab().map(({ checked }) => checked)
}

/** Presses each control that has changed. Choosing one radio button deselects the other. */
export async function restoreChoices(portal: Portal, choices: readonly boolean[]): Promise<void> {
  await readChoices(choices.length)
  for (const [index, wasChecked] of choices.entries()) {
    const control = controlsOnTab()[index]
    const isRadio = control?.type === 'radio'
    if (!control || wasChecked === control.checked || (isRadio && !wasChecked)) continue
    await portal.press(control)
    await waitUntil(() => controlsOnTab()[index]?.ariaDisabled !== 'true', SAVE_TIMEOUT_MS)
  }
}

const phone = '436601000001'

const visitOf = (name: string): StagingVisit => ({
  name,
  account: 'everyday',
  path: `/administration?tab=${name}`,
})

/** The value that the screen shows; none while it is not known. */
const valueIn = ({ tags, context: { selectedValue, savedValue } }: ObservedSnapshot) =>
  tags.includes('failed') ? null : ((selectedValue ?? savedValue) as number | null)

/** The mailbox; language and SMS are settings of the same kind. */
export const setting = driverOf({
  // Only the panel reads: the list of settings would read the values of its rows, too.
  visit: () => ({ path: '/administration?tab=voicemail', account: 'everyday', furtherReads: 'off' }),
  ports: {
    loadValue: reads(
      ['getVoicemailState', 'getLanguage', 'getSmsNotifications'],
      (state: number) => ({
        code: 'GET_VOICE_MAIL_STATE_SUCCESS',
        body: { state },
      }),
      undefined,
      'verifyValue',
    ),
    saveValue: sends(
      ['changeVoicemailState', 'changeLanguage', 'changeSmsNotifications'],
      ({ outcome }: SettingSaved) => ({
        code: `CHANGE_VOICE_MAIL_STATE_${outcome === 'saved' ? 'SUCCESS' : 'FAILED'}`,
      }),
      ({ value }: { value: number }) => ({ voice_mail_state: String(value), phone }),
    ),
  },
  walk(portal, see) {
    const names = (['voicemailOn', 'voicemailRestricted', 'voicemailOff'] as const).map((name) =>
      portal.translate(`administration.${name}`),
    )
    const radio = (name = '') => screen.queryByRole<HTMLInputElement>('radio', { name })

    return {
      arrive: () => portal.answers.next('getVoicemailState'),
      events: { 'value.choose': ({ value }) => portal.press(radio(names[Number(value)])) },
      observations: {
        selected: [
          () => names.find((name) => radio(name)?.checked) ?? null,
          (observed) => names[valueIn(observed) ?? -1] ?? null,
        ],
        locked: [
          () => controlsOnTab()[0]?.ariaDisabled === 'true',
          (observed) =>
            valueIn(observed) !== null && observed.tags.some((tag) => tag === 'loading' || tag === 'busy'),
          identity,
        ],
        saved: see.message('administration.saved', 'idle.saved'),
        failed: see.tagged('failed', () => portal.showsMessage('message.tryAgain')),
      },
      stagingDriver: () => ({
        arrive: async () =>
          (await waitForTab(portal, 'administration.withoutNumber')) &&
          'needs a mobile contract with a phone number',
        events: {
          // Which value it is does not matter to the flow: one that is not set, so that the next may be the previous.
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
  equalStates: {
    'loading / saving / verifying': 'the choice is locked while the portal saves or reloads it',
  },
  staging: {
    visits: [visitOf('language'), visitOf('sms'), visitOf('voicemail')],
    onlyWhereHandled: ['value.choose'],
    revert: { afterEvent: 'value.choose' },
  },
})
