import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useCurrentContract, useUser } from '../../core/account'
import { type SupportActor, useSupport, useSupportContracts } from '../../core/support/support'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { SpeechDrawing } from '../../ui/drawings/SpeechDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { QueryView } from '../../ui/QueryView'
import { Quote } from '../../ui/Quote'
import { Receipt } from '../../ui/Receipt'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { SupportForm } from './SupportForm'
import { useSupportRequestTypes } from './supportRequestTypes'

/** The request that customer service has received, with its text. */
function SentRequest({ request }: { request: SupportActor }) {
  const { LL } = useI18nContext()
  const { email } = useUser()
  const text = useSelector(request, (snapshot) => snapshot.context.sentText)
  return (
    <Receipt
      title={LL.support.sentHeading()}
      actions={
        <Button variant="outline" onClick={() => request.send({ type: 'request.begin' })}>
          {LL.support.another()}
        </Button>
      }
    >
      <p>{email ? LL.support.sentTo({ email }) : LL.support.sentText()}</p>
      <Quote>{text}</Quote>
    </Receipt>
  )
}

/** Writing to customer service. */
export default function Support() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const { contracts, usual } = useSupportContracts()
  const types = useSupportRequestTypes()
  const request = useSupport()
  const isSent = useSelector(request, (snapshot) => snapshot?.hasTag('sent') === true)
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.support.heading()}</ScreenHeading>
      <Card maxWidth="40rem">
        {current && request ? (
          <QueryView
            query={types}
            emptyText={LL.support.unavailable()}
            emptyDrawing={<SpeechDrawing />}
            skeleton={<Skeleton height="28rem" />}
          >
            {(list) =>
              isSent && request ? (
                <SentRequest request={request} />
              ) : usual ? (
                <SupportForm types={list} contracts={contracts} usual={usual} request={request} />
              ) : (
                <EmptyState drawing={<SpeechDrawing />}>{LL.support.unavailable()}</EmptyState>
              )
            }
          </QueryView>
        ) : (
          <EmptyState drawing={<SimDrawing />}>{LL.shell.noContracts()}</EmptyState>
        )}
      </Card>
    </>
  )
}
