import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { afterPaint } from './afterPaint'
import type Explanation from './Explanation'
import { IconButton } from './IconButton'
import { InfoIcon } from './icons/status'
import { lazyComponent } from './lazyComponent'

type TipProps = ComponentProps<typeof Explanation>

/** Notes whether the button has the focus when it unmounts, so that its replacement gets the focus. */
function useFocusBeforeUnmount(hadFocus: RefObject<boolean>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(
    () => () => {
      hadFocus.current = button.current !== null && button.current === document.activeElement
    },
    [hadFocus],
  )
  return button
}

const LoadingTip = ({ label, hadFocus }: TipProps) => (
  <IconButton
    ref={useFocusBeforeUnmount(hadFocus)}
    label={label}
    title={undefined}
    color="muted"
    margin="-3"
    aria-busy
  >
    <InfoIcon />
  </IconButton>
)
/** The browser's own tooltip is better than none. */
const NativeTip = ({ label, text }: TipProps) => (
  <IconButton label={label} title={text} color="muted" margin="-3">
    <InfoIcon />
  </IconButton>
)
const Tip = lazyComponent(
  () => afterPaint(() => import('./Explanation')),
  (props) => <LoadingTip {...props} />,
  NativeTip,
)

/** A button with an explanation on hover, focus or tap; Escape hides it. The explanation loads after the page. */
export const InfoTip = Object.assign(
  (props: Omit<TipProps, 'hadFocus'>) => <Tip {...props} hadFocus={useRef(false)} />,
  { preload: Tip.preload },
)
