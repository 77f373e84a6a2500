import { CannotRun } from './cannotRun'
import type { Asked, Inquiry } from './inquiry'
import { valueAt } from './judge'
import type { Options } from './options'

const certificateCodes = /CERT|SIGNATURE|ISSUER/

/** Stops where it makes no sense to go on: nobody answers, or somebody else does. */
function refuseStrangers({ heard }: Asked, origin: string): void {
  const { status, systemCode, mediaType } = heard
  if (status === null && certificateCodes.test(systemCode))
    throw new CannotRun(
      `The certificate of ${origin} is not trusted (${systemCode}).`,
      'Name the certificate of its issuer by NODE_EXTRA_CA_CERTS, as in NODE_EXTRA_CA_CERTS=issuer.pem npm run conform …',
    )
  if (status === null)
    throw new CannotRun(
      `Nothing answers at ${origin}${systemCode && ` (${systemCode})`}.`,
      'Look whether the address is right, and whether this computer can reach it.',
    )
  if (mediaType === 'text/html')
    throw new CannotRun(
      `${origin} answers with a web page instead of JSON (status ${status}).`,
      'Give the origin of the API, not that of a website or of a login page in front of it.',
    )
}

/** Signs in, if there is no token yet. */
export async function openSession(inquiry: Inquiry, { credentials, origin }: Options): Promise<void> {
  if ('token' in credentials) {
    inquiry.skip('loginWithPassword', 'A token was given.')
    inquiry.signIn(credentials.token)
    return
  }
  const asked = await inquiry.ask('loginWithPassword', { about: 'the login given', form: { ...credentials } })
  refuseStrangers(asked, origin)
  const token = valueAt(asked.data, 'body.token')
  if (typeof token === 'string') return inquiry.signIn(token)
  const { status } = asked.heard
  throw new CannotRun(
    `The login brought no token: ${asked.faults.join(' ')} (status ${status})`,
    status === 404
      ? 'Look whether the address is right: the portal adds /api/password-login to it.'
      : 'Look whether user name and password are right, or take a token from elsewhere: CONFORM_TOKEN.',
  )
}

/** Asks who is signed in. */
export async function askCustomer(inquiry: Inquiry, { origin }: Options): Promise<Asked> {
  const asked = await inquiry.ask('getMe', { about: 'customer' })
  refuseStrangers(asked, origin)
  const { heard, refusalCode } = asked
  if (heard.status === 401 || refusalCode === 'REQUEST_FAILED_INVALID_TOKEN')
    throw new CannotRun(
      `The token is refused (status ${heard.status}).`,
      'Take a fresh one: tokens end after a while, and each belongs to one server.',
    )
  return asked
}
