import { useI18nContext } from '../../../i18n/i18n-react'
import type { SupportRequestType } from '../../api/types'
import { useCurrentContract, useUser } from '../../core/account'
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
import { type SupportRequest, useSupportRequest } from './useSupportRequest'
import { useSupportRequestTypes } from './useSupportRequestTypes'

interface SentRequestProps extends Pick<SupportRequest, 'actions'> {
  text: string
}

/** The request that customer service has received, with its text. */
function SentRequest({ text, actions }: SentRequestProps) {
  const { LL } = useI18nContext()
  const { email } = useUser()
  return (
    <Receipt
      title={LL.support.sentHeading()}
      actions={
        <Button variant="outline" onClick={actions.writeAnother}>
          {LL.support.another()}
        </Button>
      }
    >
      <p>{email ? LL.support.sentTo({ email }) : LL.support.sentText()}</p>
      <Quote>{text}</Quote>
    </Receipt>
  )
}

/** The form, or the receipt. It draws with each key, so that the page does not. */
function Request({ types }: { types: SupportRequestType[] }) {
  const { LL } = useI18nContext()
  const { step, actions } = useSupportRequest(types)
  if (step.kind === 'sent') return <SentRequest text={step.text} actions={actions} />
  if (step.kind === 'writing') return <SupportForm types={types} step={step} actions={actions} />
  return <EmptyState drawing={<SpeechDrawing />}>{LL.support.unavailable()}</EmptyState>
}

/** Writing to customer service. */
export default function Support() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const types = useSupportRequestTypes()
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.support.heading()}</ScreenHeading>
      <Card maxWidth="40rem">
        {current ? (
          <QueryView
            query={types}
            emptyText={LL.support.unavailable()}
            emptyDrawing={<SpeechDrawing />}
            skeleton={<Skeleton height="28rem" />}
          >
            {(list) => <Request types={list} />}
          </QueryView>
        ) : (
          <EmptyState drawing={<SimDrawing />}>{LL.shell.noContracts()}</EmptyState>
        )}
      </Card>
    </>
  )
}
