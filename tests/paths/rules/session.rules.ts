import { always, never, type Predicate, type Rule, until } from '../../../tools/paths/rules'
import * as p from './predicates'

const isSignedIn = p.isIn('signedIn')
const isEmpty = (value: unknown) => value === null || Object.keys(Object(value)).length === 0

const keepsResult: Predicate = ({ observed: { context } }) => {
  const { checkoutId, kind } = Object(context.payment)
  const others = [context.askedPayments].flat().filter((one) => Object(one).checkoutId !== checkoutId)
  return others.length > 0 || (kind !== undefined && kind !== 'app')
}

export const session: Readonly<Record<string, Rule>> = {
  nothingRemains: {
    sentence: 'S3 S4: No data of the customer remains after the session.',
    checks: p.only({
      session: always((now) => isSignedIn(now) || Object.values(now.observed.context).every(isEmpty)),
    }),
    mutant: ['session', 'action removed: signedIn.on.token.refused (branch 0)'],
  },
  token: {
    sentence: 'S1 S2: A customer is signed in only with a token.',
    checks: p.only({ session: never((now) => isSignedIn(now) && !now.observed.context.token) }),
    mutant: ['session', 'action removed: signedOut.on.token.receive (branch 0)'],
  },
  newToken: {
    sentence: 'S3 S4: After the end of a session, only a new token begins another one.',
    checks: p.only({
      session: until({
        after: p.announces('session.closed'),
        never: isSignedIn,
        until: p.takes('token.receive', 'token.restore'),
      }),
    }),
    mutant: ['session', 'transition added: on.token.refused (to #session.signedIn)'],
  },
  confirmedLogout: {
    sentence:
      'S3 S4: Only a confirmed logout, a refused token, another tab or inactivity signs the customer out.',
    checks: p.only({
      session: until({
        after: isSignedIn,
        never: p.not(isSignedIn),
        until: p.takes(
          ...['logout.confirm', 'session.leave', 'token.refused', 'session.endElsewhere', 'session.expire'],
        ),
      }),
    }),
    mutant: [
      'session',
      'target changed: signedIn.confirmingLogout.on.logout.cancel (branch 0, to #session.signedOut)',
    ],
  },
  pendingRequest: {
    sentence: 'S3: Inactivity never ends a session while a request is pending.',
    checks: p.only({
      inactivity: never((now) => p.isIn('expired')(now) && p.eventOf(now).hasPendingRequest === true),
    }),
    mutant: ['inactivity', 'guard never true: watching.on.clock.read (branch 0)'],
  },
  oldCode: {
    sentence: 'L3 L4: A code belongs to the number that the customer entered last.',
    checks: p.only({
      smsLogin: until({
        after: p.takes('login.reset', 'phone.change'),
        never: p.calls(['verifyCode']),
        // Only a new page restores a code.
        until: (now) => p.answers('sent')(now) || p.takes('code.restore')(now),
      }),
    }),
    mutant: ['smsLogin', 'target changed: on.login.reset (branch 0, to #smsLogin.enteringCode)'],
  },
  clearedResults: {
    sentence: 'S3: After the session, only the result of a payment of the mobile app remains.',
    checks: p.only({ paymentResult: never(p.every(p.takes('result.clear'), keepsResult)) }),
    mutant: ['paymentResult', 'action removed: on.result.clear (branch 1)'],
  },
}
