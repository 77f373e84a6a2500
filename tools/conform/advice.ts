import type { Call } from './apiClient'
import { CannotRunError, type Credentials } from './options'

const PROGRAM_FAILS = 'Your program fails: look into its log.'
const HEADER_ADVICE =
  'Does `authorization` reach your program? Browsers send the name in small letters, and Apache passes it to PHP only with `CGIPassAuth On`.'

function pageAdvice({ status }: Call): string {
  if (status === null)
    return 'Give the origin of the API, and check that this machine reaches it. For a certificate of your own, set NODE_EXTRA_CA_CERTS=issuer.pem.'
  if (status >= 500) return PROGRAM_FAILS
  return status === 401 || status === 403
    ? 'Something before your program refuses the call, such as a password for the whole server.'
    : 'Give the origin of the API, not that of a website.'
}

/** Stops if nothing answers, or if the answer does not come from an API. */
export function assertIsApi(call: Call, origin: string): void {
  if (call.status === null || call.isWebPage)
    throw new CannotRunError(`${origin}: ${call.problems.join(' ')}`, pageAdvice(call))
}

/** Why a login without a token failed. Only a refusal is about the user name or the password. */
export function loginAdvice({ status, refusalCode, readProblem }: Call): string {
  if (status === 404) return 'Check the address: the portal adds /api/password-login to it.'
  if (status !== null && status >= 300 && status < 400)
    return 'Give the address that it redirects to, perhaps https instead of http.'
  if ((status !== null && status >= 500) || refusalCode?.includes('SERVER_ERROR')) return PROGRAM_FAILS
  if (refusalCode !== null) return 'Check user name and password, or set CONFORM_TOKEN.'
  return readProblem
    ? 'Let your program send nothing but JSON: in PHP, set display_errors to off, and save each file without a byte order mark.'
    : 'Compare the answer of POST /api/password-login with openapi.yaml.'
}

/** Why a token is refused at once: only one that the command did not just get may have expired. */
export const tokenAdvice = (credentials: Credentials): string =>
  'token' in credentials
    ? `Get a new one: tokens expire, and each belongs to one server. If a new one fails, too: ${HEADER_ADVICE}`
    : HEADER_ADVICE
