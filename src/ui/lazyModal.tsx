import { type ComponentType, useDeferredValue, useState } from 'react'
import { lazyComponent } from './lazyComponent'

interface Openable {
  open: boolean
}

/**
 * Opens a modal only once it is mounted: another modal that closes meanwhile would close it, too. And only after the
 * browser has shown the press: a dialog takes a slow phone 100 ms.
 */
function openAfterMount<Props extends Openable>(Modal: ComponentType<Props>) {
  return function OpenAfterMount(props: Props) {
    const isShown = useDeferredValue(props.open, false)
    return <Modal {...props} open={props.open && isShown} />
  }
}

/** A modal part that loads on its first opening and then stays mounted; `preload` prefetches it. */
export function lazyModal<Props extends Openable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Modal = lazyComponent<Props>(async () => ({ default: openAfterMount((await load()).default) }), null)
  function Part(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? <Modal {...props} /> : null
  }
  return Object.assign(Part, { preload: Modal.preload })
}
