import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { afterFirstInput } from './afterFirstInput'
import { IconButton } from './IconButton'
import { InfoIcon } from './icons/status'
import { lazyComponent } from './lazyComponent'
import type Explanation from './overlays/Explanation'

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

interface LoadingTipProps extends TipProps {
  onPress: () => void
}

const LoadingTip = ({ label, hadFocus, wasPressed, onPress }: LoadingTipProps) => (
  <IconButton
    ref={useFocusBeforeUnmount(hadFocus)}
    label={label}
    title={undefined}
    color="muted"
    margin="-3"
    aria-busy={wasPressed || undefined}
    onClick={onPress}
    // The part may load, and replace this button, before the click.
    onPointerDown={onPress}
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
  () => afterFirstInput(() => import('./overlays/Explanation')),
  (props: LoadingTipProps) => <LoadingTip {...props} />,
  NativeTip,
)

/** A button with an explanation on hover, focus or tap; Escape hides it. */
export function InfoTip(props: Pick<TipProps, 'label' | 'text'>) {
  const hadFocus = useRef(false)
  const [wasPressed, setPressed] = useState(false)
  return <Tip {...props} {...{ hadFocus, wasPressed }} onPress={() => setPressed(true)} />
}
/** Prefetches the explanations with the first input. */
InfoTip.preload = Tip.preload
