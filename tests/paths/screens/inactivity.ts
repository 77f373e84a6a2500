import { screen } from '@testing-library/dom'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { tellActivity } from './browser'
import type { Screen } from './portal'

/** Seconds without use that stand for those of the path: well inside its borders, for time goes on while a path is walked. */
function standIn(idle: number): number {
  if (idle < 40) return 10
  if (idle < 60) return idle === 40 ? 42 : 48
  return 62
}

export const inactivity: Screen = {
  visit: () => ({
    path: '/bills',
    account: 'everyday',
    stored: { phone: '436601000011' },
    inactivityMinutes: 1,
    setsClock: true,
    hold: ['getBills'],
  }),
  walk(portal) {
    const { answers, letHappen, pass, words } = portal
    const isWarned = () => portal.says('shell.inactivityHeading')
    /** Seconds since the customer did something. */
    let idle = 0

    async function waitUntil(seconds: number) {
      if (seconds > idle) await pass((seconds - idle) * 1000)
      idle = Math.max(idle, seconds)
    }

    async function readClock({ idle: wanted, isCalling }: PathEvent) {
      const seconds = standIn(Number(wanted))
      if (isWarned() && seconds < 40) {
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
        await screen.findByText(words('message.tryAgain'))
      },
      happens: {
        'clock.read': readClock,
        async 'customer.stay'() {
          if (!portal.button('shell.stayLoggedIn')) return
          await portal.pressButton('shell.stayLoggedIn')
          idle = 0
        },
        'time.endElsewhere': () => tellActivity(portal, 'over'),
      },
      answers: {},
      look: async () => ({
        isWarned: isWarned(),
        isAtLogin: portal.field('login.phone') !== null,
        saysWhy: portal.toasts().includes(words('message.inactive')),
      }),
      expects: ({ value }) => ({
        isWarned: value === 'warning',
        isAtLogin: value === 'over',
        saysWhy: value === 'over',
      }),
    }
  },
  alike: {
    'finishing / watching': 'the session ends after the answer: there is nothing to say to it any more',
  },
}
