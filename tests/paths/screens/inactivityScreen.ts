import { screen } from '@testing-library/dom'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { tellActivity } from './happenings'
import { lookAtField } from './loginScreen'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'

const heading = 'Sind Sie noch da?'
const goodbye = 'Sie wurden abgemeldet, weil Sie das Portal längere Zeit nicht benutzt haben.'

/** Seconds without use that stand for those of the path: well inside its borders, for time goes on while a path is walked. */
function standIn(idle: number): number {
  if (idle < 40) return 10
  if (idle < 60) return idle === 40 ? 42 : 48
  return 62
}

function inactivityWalk(portal: PathPortal): ScreenWalk {
  const { answers, letHappen, pass } = portal
  /** Seconds since the customer did something. */
  let idle = 0

  async function waitUntil(seconds: number) {
    if (seconds > idle) await pass((seconds - idle) * 1000)
    idle = Math.max(idle, seconds)
  }

  async function readClock({ idle: wanted, isCalling }: PathEvent) {
    const seconds = standIn(Number(wanted))
    const isWarned = screen.queryByText(heading) !== null
    if (isWarned && seconds < 40) {
      await tellActivity(portal, Date.now() - seconds * 1000)
      idle = seconds
      // The clock is read each second.
      return waitUntil(seconds + 1)
    }
    if (isCalling && (await answers.count('getBills')) === 0) {
      await waitUntil(50)
      // What failed is asked for again without anybody doing anything.
      await letHappen(() => window.dispatchEvent(new Event('online')))
      await answers.next('getBills')
    }
    if (!isCalling && (await answers.count('getBills')) > 0) {
      await answers.replace('getBills', 'no such shape')
      return waitUntil(idle + 2)
    }
    await waitUntil(seconds)
  }

  return {
    async arrive() {
      await answers.replace('getBills', 'no such shape')
      await screen.findByText('Erneut versuchen')
    },
    happens: {
      'clock.read': readClock,
      async 'customer.stay'() {
        const button = screen.queryByRole('button', { name: 'Angemeldet bleiben' })
        if (!button) return
        await portal.user.click(button)
        idle = 0
      },
      'time.endElsewhere': () => tellActivity(portal, 'over'),
    },
    look: async () => ({
      isWarned: screen.queryByText(heading) !== null,
      isAtLogin: lookAtField('Telefonnummer') !== null,
      saysWhy: toasts().includes(goodbye),
    }),
    expects: ({ value }: Moment) => ({
      isWarned: value === 'warning',
      isAtLogin: value === 'over',
      saysWhy: value === 'over',
    }),
  }
}

export const inactivityScreen: ScreenPaths = {
  visit: () => ({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    inactivityMinutes: 1,
    setsClock: true,
    hold: ['getBills'],
  }),
  walk: inactivityWalk,
  alike: {
    'finishing / watching': 'the session ends after the answer: there is nothing to say to it any more',
  },
}
