import { useEffect, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { SupportRequestType } from '../../api/types'
import { useCurrentContract, useUser } from '../../core/account'
import type { Query } from '../../core/query'
import { Hotline } from '../../core/support/Hotline'
import { paths } from '../../domain/paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { SimDrawing } from '../../ui/drawings/SimDrawing'
import { SpeechDrawing } from '../../ui/drawings/SpeechDrawing'
import { EmptyState } from '../../ui/EmptyState'
import { ChevronLeftIcon } from '../../ui/icons/navigation'
import { Stack } from '../../ui/layout'
import { QueryView } from '../../ui/QueryView'
import { Quote } from '../../ui/Quote'
import { Receipt } from '../../ui/Receipt'
import { RouteLink } from '../../ui/RouteLink'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { useQuery } from '../../ui/useQuery'
import { Answers } from './Answers'
import { SentRequests } from './SentRequests'
import { SupportForm } from './SupportForm'
import { Topics } from './Topics'
import { type StepOf, type SupportRequest, useSupportRequest } from './useSupportRequest'
import { useSupportRequestTypes } from './useSupportRequestTypes'

interface SentRequestProps extends Pick<SupportRequest, 'actions'> {
  step: StepOf<'sent'>
}

/** What follows the report of a lost phone: nothing is blocked yet, and codes by SMS reach the wrong hands. */
function AfterLoss() {
  const { LL } = useI18nContext()
  return (
    <>
      <p>{LL.support.notBlocked()}</p>
      <Hotline />
      <p>{LL.support.lossCodes()}</p>
    </>
  )
}

/** The request that customer service has received, with its text. */
function SentRequest({ step: { text, isLoss }, actions }: SentRequestProps) {
  const { LL } = useI18nContext()
  const { email } = useUser()
  return (
    <Receipt
      title={isLoss ? LL.support.lossHeading() : LL.support.sentHeading()}
      actions={
        <>
          <Button variant="outline" onClick={actions.writeAnother}>
            {LL.support.another()}
          </Button>
          {isLoss && (
            <ButtonLink asChild>
              <RouteLink href={paths.forgotPassword}>{LL.support.lossPassword()}</RouteLink>
            </ButtonLink>
          )}
        </>
      }
    >
      {isLoss && <AfterLoss />}
      <p>{email ? LL.support.sentTo({ email }) : LL.support.sentText()}</p>
      <Quote>{text}</Quote>
    </Receipt>
  )
}

/** The form, or the receipt. It draws with each key, so that the page does not. */
function Request({ types }: { types: SupportRequestType[] }) {
  const { LL } = useI18nContext()
  const { step, actions } = useSupportRequest(types)
  if (step.kind === 'sent') return <SentRequest step={step} actions={actions} />
  if (step.kind === 'writing') return <SupportForm types={types} step={step} actions={actions} />
  return <EmptyState drawing={<SpeechDrawing />}>{LL.support.unavailable()}</EmptyState>
}

/** The form, below the way back to the topics. */
function RequestForm({ types }: { types: Query<SupportRequestType[]> }) {
  const { LL } = useI18nContext()
  return (
    <>
      <ButtonLink asChild variant="link" alignSelf="flex-start">
        <RouteLink href={paths.support}>
          <ChevronLeftIcon />
          <span>{LL.support.allTopics()}</span>
        </RouteLink>
      </ButtonLink>
      <Card>
        <QueryView
          query={types}
          emptyText={LL.support.unavailable()}
          emptyDrawing={<SpeechDrawing />}
          skeleton={<Skeleton height="28rem" />}
        >
          {(list) => <Request types={list} />}
        </QueryView>
      </Card>
    </>
  )
}

/** Help by topic, and writing to customer service. The address says which, so that Back and a reload keep it. */
export default function Support() {
  const { LL } = useI18nContext()
  const current = useCurrentContract()
  const types = useSupportRequestTypes()
  const isForm = useQuery().query.get('view') === 'form'
  const place = useRef<HTMLDivElement>(null)
  const wasForm = useRef(isForm)
  // The pressed link is gone: the focus goes to what took its place.
  useEffect(() => {
    if (wasForm.current === isForm) return
    wasForm.current = isForm
    place.current?.querySelector<HTMLElement>('a')?.focus()
  }, [isForm])
  return (
    <>
      <ScreenHeading marginBottom="6">{LL.support.heading()}</ScreenHeading>
      {current ? (
        <Stack ref={place} gap="4" maxWidth="40rem">
          {isForm ? <RequestForm types={types} /> : <Topics />}
          {!isForm && <Answers />}
          <SentRequests />
        </Stack>
      ) : (
        <Card maxWidth="40rem">
          <EmptyState drawing={<SimDrawing />} action={<Hotline justifyContent="center" />}>
            {LL.shell.noContracts()}
          </EmptyState>
        </Card>
      )}
    </>
  )
}
