import { sessionMachine } from '../../../machines/session.machine'
import { casesOf } from '../../../tools/paths/cases'

const initialContract = { productId: 'mobile-1', phone: '436601000002', kind: null }
/** Actors that live as long as the session answer nothing. */
const lives = {}

export const cases = casesOf(sessionMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'token.receive', token: 'token-of-today' },
    { type: 'token.refused' },
    { type: 'session.leave' },
    { type: 'logout.request' },
    { type: 'logout.confirm' },
    { type: 'logout.cancel' },
    { type: 'session.endElsewhere' },
    { type: 'session.expire' },
    { type: 'token.restore', case: 'of yesterday', token: 'token-of-yesterday', initialContract },
    { type: 'token.receive', case: 'with a user name', token: 'token-of-today', username: 'ana' },
  ],
  systemEvents: ['token.restore', 'token.refused', 'session.endElsewhere', 'session.expire'],
  outcomes: { account: lives, support: lives },
})
