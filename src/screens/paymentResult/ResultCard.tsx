import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouteLink } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import type { PaymentOutcome } from '../../flows/paymentResult'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { ErrorIcon, InfoIcon, SuccessIcon } from '../../ui/icons/status'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Spinner } from '../../ui/Spinner'

const Sign = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '16',
    height: '16',
    marginInline: 'auto',
    marginBottom: '4',
    borderRadius: 'full',
    fontSize: '2xl',
  },
  variants: {
    state: {
      asking: { background: 'sunken', color: 'muted' },
      succeeded: { background: 'successSubtle', color: 'success' },
      failed: { background: 'dangerSubtle', color: 'danger' },
      unconfirmed: { background: 'accentSubtle', color: 'accentText' },
    },
  },
})
const Text = chakra('p', { base: { marginTop: '2', marginBottom: '6', color: 'muted' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
})
const icons = { asking: Spinner, succeeded: SuccessIcon, failed: ErrorIcon, unconfirmed: InfoIcon }

interface ResultCardProps {
  state: PaymentOutcome | 'asking'
  /** What was paid decides what to look at before paying again. */
  paid: 'topUp' | 'bill'
}

/** Says what became of a payment, and where to go on. */
export function ResultCard({ state, paid }: ResultCardProps) {
  const { LL } = useI18nContext()
  const isBill = paid === 'bill'
  const { payment } = LL
  const heading = state === 'asking' ? payment.heading() : payment[state]()
  const texts = {
    asking: payment.asking,
    succeeded: payment.succeededText,
    failed: isBill ? payment.failedBill : payment.failedTopUp,
    unconfirmed: isBill ? payment.unconfirmedBill : payment.unconfirmedTopUp,
  }
  const Icon = icons[state]
  return (
    <Card maxWidth="form" marginInline="auto" textAlign="center" minHeight="18rem">
      <Sign state={state}>
        <Icon />
      </Sign>
      <div role="status">
        <ScreenHeading>{heading}</ScreenHeading>
        <Text>{texts[state]()}</Text>
      </div>
      {state !== 'asking' && (
        <Actions>
          {isBill && (
            <ButtonLink asChild variant="outline">
              <RouteLink href={paths.bills}>{payment.toBills()}</RouteLink>
            </ButtonLink>
          )}
          <ButtonLink asChild>
            <RouteLink href={paths.resources}>{payment.toHome()}</RouteLink>
          </ButtonLink>
        </Actions>
      )}
    </Card>
  )
}
