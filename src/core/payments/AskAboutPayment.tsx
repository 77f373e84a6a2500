import { useContext, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import { FailedCallContext } from '../../ui/CallReference'
import { useProviderTime } from '../providerClock'
import { AskAboutThis } from '../support/AskAboutThis'

interface AskAboutPaymentProps {
  kind: 'bill' | 'topUp'
  /** The number of the bill, if the portal knows it. */
  reference?: string | undefined
  /** In euro, if the portal knows it. */
  amount: number | null
  /** Whether the call that failed last was about this payment. */
  hasFailedCall?: boolean
}

/** Asks customer service about a payment that may have arrived. The checkout stays secret. */
export function AskAboutPayment({ kind, reference, amount, hasFailedCall = false }: AskAboutPaymentProps) {
  const { LL, locale } = useI18nContext()
  const [time] = useState(useProviderTime())
  const [callId] = useState(useContext(FailedCallContext))
  const facts = [
    localizeDates(formatMoment(time), locale),
    LL.question[kind](),
    reference,
    amount !== null && formatMoney(amount, locale),
    hasFailedCall && callId,
  ]
  return <AskAboutThis reference={LL.question.aboutPayment({ payment: facts.filter(Boolean).join(', ') })} />
}
