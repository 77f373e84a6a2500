import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import type { PaymentOutcome } from '../../flows/paymentResult'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Spinner } from '../../ui/Spinner'
import { ResultDrawing } from './ResultDrawing'

/** As large as the later drawing. */
const SpinnerBox = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '7.15rem',
    marginBottom: '4',
    color: 'muted',
    fontSize: '3xl',
  },
})
const Text = chakra('p', { base: { marginTop: '2', marginBottom: '6', color: 'muted' } })
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '3',
  },
})

interface ResultCardProps {
  state: PaymentOutcome | 'asking'
  /** Determines what to check before paying again. */
  paymentKind: 'topUp' | 'bill'
  /** Further text about a successful payment. */
  children?: ReactNode
}

/** The outcome of a payment, and links to continue. */
export function ResultCard({ state, paymentKind, children }: ResultCardProps) {
  const { LL } = useI18nContext()
  const isBill = paymentKind === 'bill'
  const { payment } = LL
  const heading = state === 'asking' ? payment.heading() : payment[state]()
  const texts = {
    asking: payment.asking,
    succeeded: payment.succeededText,
    failed: isBill ? payment.failedBill : payment.failedTopUp,
    unconfirmed: isBill ? payment.unconfirmedBill : payment.unconfirmedTopUp,
  }
  return (
    <Card maxWidth="34rem" minHeight="20rem" marginInline="auto" borderRadius="hero" textAlign="center">
      {state === 'asking' ? (
        <SpinnerBox>
          <Spinner />
        </SpinnerBox>
      ) : (
        <ResultDrawing outcome={state} />
      )}
      <div role="status">
        <ScreenHeading>{heading}</ScreenHeading>
        <Text>{texts[state]()}</Text>
      </div>
      {state === 'succeeded' && children}
      {state !== 'asking' && (
        <Actions>
          {isBill && (
            <ButtonLink asChild variant="outline">
              <RouteLink href={paths.bills}>{payment.toBills()}</RouteLink>
            </ButtonLink>
          )}
          <ButtonLink asChild>
            <RouteLink href={paths.overview}>{payment.toHome()}</RouteLink>
          </ButtonLink>
        </Actions>
      )}
    </Card>
  )
}
