import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useContracts } from '../../core/account'
import { useServices } from '../../core/services'
import { readSentRequests } from '../../core/support/sentRequests'
import { useSupport } from '../../core/support/support'
import { contractLabel } from '../../domain/contracts'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/layout'
import { Quote } from '../../ui/Quote'

/** What the provider has received from the customer in this visit; nothing without a request. */
export function SentRequests() {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const { tab } = useServices()
  const contracts = useContracts()
  // Draws again with each request that is sent.
  useSelector(useSupport(), (snapshot) => snapshot?.context.sentAt)
  const requests = readSentRequests(tab, contracts)
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} fontSize="lg" marginBottom="1">
        {LL.support.sentRequests()}
      </Heading>
      <Text color="muted">{LL.support.sentRequestsNote()}</Text>
      {requests.map(({ kind, contractId, text, sentAt }) => {
        const contract = contracts.find((one) => one.contractId === contractId)
        const moment = localizeDates(formatMoment(new Date(sentAt)), locale)
        const parts = [LL.support.sentKind[kind](), contract && contractLabel(contract), moment]
        return (
          <Disclosure key={`${sentAt} ${text}`} label={parts.filter(Boolean).join(' · ')}>
            <Quote>{text}</Quote>
          </Disclosure>
        )
      })}
    </Card>
  )
}
