import { screen } from '@testing-library/dom'
import type { PathEvent } from '../../../tools/paths/alphabet'
import { tellActivity } from './browser'
import { screenOf } from './screen'

/** Replaces the path's seconds without use by a value well inside its limits: time continues while a path runs. */
function standIn(idle: number): number {
  if (idle < 40) return 10
  if (idle < 60) return idle === 40 ? 42 : 48
  return 62
}

export const inactivity = screenOf({
  visit: () => ({
    ...{ path: '/bills', account: 'everyday', stored: { phone: '436601000011' } },
    ...{ inactivityMinutes: 1, setsClock: true },
  }),
  ports: {},
  holds: ['getBills'],
  walk(portal, see) {
    const { words } = portal
    const isWarned = () => portal.says('shell.inactivityHeading')
    /** Seconds since the customer's last activity. */
    let idle = 0

    async function waitUntil(seconds: number) {
      if (seconds > idle) await portal.pass((seconds - idle) * 1000)
      idle = Math.max(idle, seconds)
    }

    async function readClock({ idleSeconds: wanted, hasPendingRequest }: PathEvent) {
      const { answers, letHappen } = portal
      const seconds = standIn(Number(wanted))
      if (isWarned() && seconds < 40) {
        await tellActivity(portal, Date.now() - seconds * 1000)
        idle = seconds
        // The portal reads the clock each second.
        return waitUntil(seconds + 1)
      }
      if (hasPendingRequest && (await answers.count('getBills')) === 0) {
        await waitUntil(50)
        // The portal retries failed calls without any activity of the customer.
        await letHappen(() => window.dispatchEvent(new Event('online')))
        await answers.next('getBills')
      }
      if (!hasPendingRequest && (await answers.count('getBills')) > 0) {
        await answers.replace('getBills', 'no such shape')
        return waitUntil(idle + 2)
      }
      await waitUntil(seconds)
    }

    return {
      async arrive() {
        await portal.answers.replace('getBills', 'no such shape')
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
      looks: {
        isWarned: see.word('shell.inactivityHeading', 'warning'),
        isAtLogin: see.only(() => portal.field('login.phone') !== null, 'expired'),
        // The toasts of the failing bills do not belong to this flow.
        toasts: see.only(() => portal.toasts().includes(words('message.inactive')), 'expired'),
      },
    }
  },
  alike: {
    'finishing / watching': 'the session ends after the answer: there is nothing to say to it any more',
  },
})
