import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoment, localizeDates } from '../../lib/formats/dates'
import { Card } from '../../ui/Card'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/layout'
import { Quote } from '../../ui/Quote'
import { useSentRequests } from './useSentRequests'

/** The requests of this visit with their texts; nothing without a request. */
export function SentRequests() {
  const { LL, locale } = useI18nContext()
  const id = useId()
  const requests = useSentRequests()
  if (requests.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} fontSize="lg" marginBottom="1">
        {LL.support.sentRequests()}
      </Heading>
      <Text color="muted">{LL.support.sentRequestsNote()}</Text>
      {requests.map(({ kind, contractName, text, sentAt }) => {
        const moment = localizeDates(formatMoment(new Date(sentAt)), locale)
        const parts = [LL.support.sentKind[kind](), contractName, moment]
        return (
          <Disclosure key={`${sentAt} ${text}`} label={parts.filter(Boolean).join(' · ')}>
            <Quote>{text}</Quote>
          </Disclosure>
        )
      })}
    </Card>
  )
}
