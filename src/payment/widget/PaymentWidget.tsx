import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { ErrorState } from '../../ui/ErrorState'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { mountPaymentWidget, type WidgetOrder } from './mountPaymentWidget'
import { WidgetHost } from './WidgetHost'
import { widgetTexts } from './widgetTexts'

// As high as the form for a card, so that nothing moves when it comes.
const Room = chakra('div', { base: { position: 'relative', minHeight: '27rem' } })

const Hint = chakra('p', { base: { maxWidth: '26rem', color: 'muted' } })
// Over the room that the form will take, so that nothing moves.
const Progress = chakra('div', {
  base: { position: 'absolute', insetInline: '0', top: '6', paddingInline: '4', textAlign: 'center' },
})

export interface PaymentWidgetProps {
  checkout: Pick<WidgetOrder, 'origin' | 'checkoutId' | 'integrity'>
  /** Separated by spaces, as the payment provider names them. */
  brands: string
  /** Path of the portal to which the payment provider sends the customer afterwards. */
  returnPath: string
  onExpired: () => void
  /** How else the customer can pay, where the form stays away. */
  otherWay?: string
}

/**
 * The payment provider's form. React owns neither the form nor what is in it. Another checkout or other brands need
 * another `key`.
 */
export function PaymentWidget({ checkout, brands, returnPath, onExpired, otherWay }: PaymentWidgetProps) {
  const { LL, locale } = useI18nContext()
  const host = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<'loading' | 'slow' | 'ready' | 'broken'>('loading')
  const isBroken = phase === 'broken'
  const isExpected = phase === 'loading' || phase === 'slow'

  const mount = useEffectEvent((element: HTMLElement) =>
    mountPaymentWidget(element, {
      ...checkout,
      brands: brands.split(' '),
      action: new URL(returnPath, window.location.origin).href,
      texts: widgetTexts(LL, locale),
      onReady: () => setPhase('ready'),
      onSlow: () => setPhase('slow'),
      onFailed: (reason) => (reason === 'expired' ? onExpired() : setPhase('broken')),
    }),
  )
  // A failed form is taken away, and each further try begins with a new script.
  useEffect(() => (isBroken || !host.current ? undefined : mount(host.current)), [isBroken])

  return (
    <Room>
      {isBroken && (
        <ErrorState
          message={LL.payment.broken()}
          retryLabel={LL.message.tryAgain()}
          onRetry={() => setPhase('loading')}
        >
          <Hint>{LL.payment.brokenHint()}</Hint>
          {otherWay && <Hint>{otherWay}</Hint>}
        </ErrorState>
      )}
      {isExpected && <Skeleton height="27rem" />}
      <Progress role="status">
        {phase === 'loading' && <VisuallyHidden>{LL.payment.loading()}</VisuallyHidden>}
        {phase === 'slow' && <span>{LL.payment.slow()}</span>}
      </Progress>
      <WidgetHost ref={host} waiting={phase !== 'ready'} />
    </Room>
  )
}
