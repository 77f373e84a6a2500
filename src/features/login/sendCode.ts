import type { CodeSent } from '../../../machines/smsLogin.machine'
import type { Api } from '../../api/client'
import { CallFailed } from '../../api/failure'
import { messageFor, requireValue, toOutcome } from '../../api/outcome'
import { normalizePhoneNumber } from '../../domain/phoneNumber'
import { formatTime } from '../../lib/formats/dates'
import { loginHelpTexts } from './loginHelpTexts'
import { waitOf } from './waitOf'

/** Says that the provider limits the codes, and until when, if it says so. */
function limitMessage({ headers }: Response): string {
  const text = loginHelpTexts()
  const wait = waitOf(headers, Date.now())
  if (wait === undefined) return text.limited
  // The clock of the customer, rounded up to the minute.
  const end = new Date(Math.ceil((Date.now() + wait) / 60_000) * 60_000)
  return text.limitedUntil.replace('{time}', formatTime(end))
}

interface CodeRequest {
  phone: string
  /** Of the phone numbers of the deployment. */
  countries: string
  signal: AbortSignal
}

/** Requests an SMS with a code. Not in the bundle of the login: the form for the code loads it. */
export async function sendCode(api: Api, { phone, countries, signal }: CodeRequest): Promise<CodeSent> {
  try {
    const body = { phone: normalizePhoneNumber(phone, countries) }
    const call = await api.POST('/api/send-sms', { body, signal })
    const answer = await toOutcome(Promise.resolve(call))
    if (answer.accepted)
      return { outcome: 'sent', userId: requireValue(answer.data.body?.user?.userId, 'userId') }
    const words = messageFor(answer, 'phone')
    const isLimited = call.response.status === 429
    const message = isLimited ? [words, limitMessage(call.response)].filter(Boolean).join(' ') : words
    return { outcome: 'refused', message }
  } catch (error) {
    // A gateway that limits calls often answers with a text.
    if (error instanceof CallFailed && error.response?.status === 429)
      return { outcome: 'refused', message: limitMessage(error.response) }
    throw error
  }
}
