import { screen } from '@testing-library/dom'
import type { PathEvent } from '../../../tools/paths/cases'
import { broadcastActivity } from './browser'
import { driverOf } from './driver'
import { waitUntil } from './page'

/** Replaces the path's seconds without use by a value well inside its limits: time continues while a path runs. */
function toSafeSeconds(idle: number): number {
  if (idle < 40) return 10
  if (idle < 60) return idle === 40 ? 42 : 48
  return 62
}

export const inactivity = driverOf({
  visit: () => ({
    ...{ path: '/bills', account: 'everyday', stored: { phone: '436601000011' } },
    ...{ inactivityMinutes: 1, setsClock: true },
  }),
  ports: {},
  holds: ['getBills'],
  walk(portal, see) {
    const { translate } = portal
    const isWarned = () => portal.showsMessage('shell.inactivityHeading')
    /** Seconds since the customer's last activity. */
    let idleSeconds = 0

    async function passUntil(seconds: number) {
      if (seconds > idleSeconds) await portal.advanceTime((seconds - idleSeconds) * 1000)
      idleSeconds = Math.max(idleSeconds, seconds)
    }

    async function readClock({ idleSeconds: pathSeconds, hasPendingRequest }: PathEvent) {
      const { answers, simulate } = portal
      const seconds = toSafeSeconds(Number(pathSeconds))
      if (isWarned() && seconds < 40) {
        await broadcastActivity(portal, Date.now() - seconds * 1000)
        idleSeconds = seconds
        // The portal reads the clock each second.
        return passUntil(seconds + 1)
      }
      if (hasPendingRequest && (await answers.count('getBills')) === 0) {
        await passUntil(50)
        // The portal retries failed calls without any activity of the customer.
        await simulate(() => window.dispatchEvent(new Event('online')))
        await answers.next('getBills')
      }
      if (!hasPendingRequest && (await answers.count('getBills')) > 0) {
        await answers.replace('getBills', 'no such shape')
        return passUntil(idleSeconds + 2)
      }
      await passUntil(seconds)
    }

    return {
      async arrive() {
        await portal.answers.replace('getBills', 'no such shape')
        await screen.findByText(translate('message.tryAgain'))
        // Its message may come later; a walk closes messages, which counts as activity.
        await waitUntil(() => portal.toasts().length > 0)
      },
      events: {
        'clock.read': readClock,
        async 'customer.stay'() {
          if (!portal.button('shell.stayLoggedIn')) return
          await portal.pressButton('shell.stayLoggedIn')
          idleSeconds = 0
        },
        'time.endElsewhere': () => broadcastActivity(portal, 'over'),
      },
      observations: {
        isWarned: see.message('shell.inactivityHeading', 'warning'),
        isAtLogin: see.onlyIn(() => portal.field('login.phone') !== null, 'expired'),
        // The toasts of the failing bills do not belong to this flow.
        toasts: see.onlyIn(() => portal.toasts().includes(translate('message.inactive')), 'expired'),
      },
    }
  },
  equalStates: {
    'finishing / watching': 'the session ends after the answer: there is nothing to say to it any more',
  },
  withoutStaging: 'needs an adjustable clock',
})
