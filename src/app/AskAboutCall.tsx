import { useContext, useState } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import type { ChangeKind } from '../core/announcement'
import { useServices } from '../core/services'
import { AskAboutThis } from '../core/support/AskAboutThis'
import { formatMoment, localizeDates } from '../lib/formats/dates'
import { FailedCallContext } from '../ui/CallReference'

type ChangeNames = Record<`${ChangeKind}OutcomeUnknown`, () => string>

/** The name of the change whose outcome the message calls unknown. */
function useChangeName(message: string | undefined): string | undefined {
  const { administration, consent, password, support, tariff, topUp } = useI18nContext().LL
  const names: Partial<Record<string, () => string>> = {
    settingOutcomeUnknown: administration.heading,
    consentOutcomeUnknown: consent.heading,
    passwordOutcomeUnknown: password.newPassword,
    resetPasswordOutcomeUnknown: password.newPassword,
    tvPasswordOutcomeUnknown: password.tvHeading,
    requestOutcomeUnknown: support.heading,
    tariffOutcomeUnknown: tariff.heading,
    voucherOutcomeUnknown: topUp.byVoucher,
  } satisfies ChangeNames
  return message && names[message]?.()
}

/**
 * Asks customer service about the call that failed last, by its time and id, and by the change that a message is about.
 * Without a network, there is no answer.
 */
export default function AskAboutCall({ about }: { about?: string }) {
  const { LL, locale } = useI18nContext()
  const { api } = useServices()
  const [callId] = useState(useContext(FailedCallContext))
  const [time] = useState(() => new Date(api.now()))
  const change = useChangeName(about)
  if (!navigator.onLine) return null
  const facts = [localizeDates(formatMoment(time), locale), change, callId]
  return <AskAboutThis reference={LL.question.aboutError({ error: facts.filter(Boolean).join(', ') })} />
}
