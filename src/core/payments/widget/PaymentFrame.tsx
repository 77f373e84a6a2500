import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18nContext } from '../../../../i18n/i18n-react'
import { base } from '../../../lib/base'
import { ErrorState } from '../../../ui/ErrorState'
import { Box, Text } from '../../../ui/layout'
import { Skeleton } from '../../../ui/Skeleton'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { useServices } from '../../services'
import { usePaymentForm } from '../paymentForm'
import { listenToFrame } from './listenToFrame'
import { themeTokens } from './themeTokens'
import { widgetTexts } from './widgetTexts'

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    // Its fields leave room for their focus ring, but are as wide as the tabs above.
    width: 'calc(100% + 6px)',
    minHeight: '27rem',
    marginInline: '-3px',
    border: '0',
    colorScheme: 'normal',
  },
  variants: { waiting: { true: { position: 'absolute', inset: '0', visibility: 'hidden' } } },
})

export interface PaymentFrameProps {
  /** `integrity` is the hash of the payment provider's script, if it gave one. */
  checkout: { id: string; integrity: string | null }
  /** Separated by spaces, as the payment provider names them. */
  brands: string
  /** Path of the portal to which the payment provider sends the customer afterwards. */
  returnPath: string
  onExpired: () => void
  /** Another way to pay, if the form fails. */
  children?: ReactNode
}

/**
 * The payment provider's form, in its own document, where its script cannot reach the portal. Another checkout or
 * other brands need another `key`.
 */
export function PaymentFrame({ checkout, brands, returnPath, onExpired, children }: PaymentFrameProps) {
  const { LL, locale } = useI18nContext()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const { status, actions } = usePaymentForm(onExpired)
  const isLoading = status === 'loading' || status === 'slow'
  const isBroken = status === 'broken'
  const { readSetting } = useServices().config
  const documentOrigin = readSetting('payment-document-origin').replace(/\/+$/, '') || window.location.origin
  const { id, integrity } = checkout

  const listen = useEffectEvent((element: HTMLIFrameElement) =>
    listenToFrame(element, documentOrigin, {
      getConfig: () => ({
        ...{ checkoutId: id, integrity, brands: brands.split(' '), returnPath },
        ...widgetTexts(LL, locale),
        look: themeTokens(element),
      }),
      onReady: actions.showForm,
      onExpired: actions.end,
      onBroken: actions.breakOff,
      onHeight: setHeight,
    }),
  )
  // Removes a failed form; each retry begins with a new document.
  useEffect(() => (isBroken || !frame.current ? undefined : listen(frame.current)), [isBroken])

  return (
    <Box
      // The height of the card form, so that nothing moves.
      position="relative"
      minHeight="27rem"
    >
      {isBroken ? (
        <ErrorState message={LL.payment.broken()} retryLabel={LL.message.tryAgain()} onRetry={actions.retry}>
          <Text maxWidth="26rem" color="muted">
            {LL.payment.brokenHint()}
          </Text>
          {children}
        </ErrorState>
      ) : (
        <Frame
          ref={frame}
          title={LL.payment.heading()}
          src={`${documentOrigin}${base}/payment.html`}
          allow="payment"
          data-checkout={id}
          waiting={isLoading}
          style={{ height }}
        />
      )}
      {isLoading && <Skeleton height="27rem" />}
      <Box
        // Covers the room of the form, so that nothing moves.
        position="absolute"
        insetInline="0"
        top="6"
        paddingInline="4"
        textAlign="center"
        role="status"
      >
        {status === 'loading' && <VisuallyHidden>{LL.payment.loading()}</VisuallyHidden>}
        {status === 'slow' && <span>{LL.payment.slow()}</span>}
      </Box>
    </Box>
  )
}
