import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { Card } from '../../ui/Card'
import { Inline, Text } from '../../ui/layout'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Spinner } from '../../ui/Spinner'
import { ResultDrawing } from './ResultDrawing'
import type { ResultStatus } from './usePaymentResult'

/** What was paid. Orca does not read text that is directly in a status. */
export const Paid = ({ children }: { children: string }) => (
  <div role="status">
    <Text textStyle="figure" marginTop="2" marginBottom="6" fontSize="lg" lineHeight="1.3">
      {children}
    </Text>
  </div>
)

interface ResultCardProps {
  status: ResultStatus
  /** Determines what to check before paying again. */
  paymentKind: 'topUp' | 'bill'
  /** In euro, if the portal knows it for certain; `children` say what a successful payment of it has paid. */
  amount: number | null
  /** What was paid, and links to continue. */
  children: ReactNode
}

/** The outcome of a payment. */
export function ResultCard({ status, paymentKind, amount, children }: ResultCardProps) {
  const { LL, locale } = useI18nContext()
  const isBill = paymentKind === 'bill'
  const { payment } = LL
  const heading = status === 'asking' ? payment.heading() : payment[status]()
  const isReceipt = status === 'succeeded' && amount !== null
  const texts = {
    asking: payment.asking,
    succeeded: payment.succeededText,
    failed: amount !== null ? payment.failedText : isBill ? payment.failedBill : payment.failedTopUp,
    unconfirmed: isBill ? payment.unconfirmedBill : payment.unconfirmedTopUp,
  }
  return (
    // As high as an outcome with two links and a question, so that the footer stays where it is when the answer comes.
    <Card
      maxWidth="34rem"
      minHeight={{ base: '34rem', md: '26rem' }}
      marginInline="auto"
      borderRadius="hero"
      textAlign="center"
    >
      {status === 'asking' ? (
        <Inline
          // As large as the later drawing.
          alignItems="center"
          justifyContent="center"
          height="7.15rem"
          marginBottom="4"
          color="muted"
          fontSize="3xl"
        >
          <Spinner />
        </Inline>
      ) : (
        <ResultDrawing outcome={status} />
      )}
      <div role="status">
        <ScreenHeading>{heading}</ScreenHeading>
        {!isReceipt && (
          <Text marginTop="2" marginBottom="6" color="muted" key={status}>
            {texts[status]()}
          </Text>
        )}
      </div>
      {!isReceipt && amount !== null && (
        <Text marginBottom="6">
          <span>{LL.topUp.amount()}</span>: <strong>{formatMoney(amount, locale)}</strong>
        </Text>
      )}
      {status !== 'asking' && children}
    </Card>
  )
}
