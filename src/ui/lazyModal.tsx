import { type ComponentType, useLayoutEffect, useState } from 'react'
import { lazyComponent } from './lazyComponent'

interface Openable {
  open: boolean
}

/** Opens a modal only once it is mounted: another modal that closes meanwhile would close it, too. */
function openAfterMount<Props extends Openable>(Modal: ComponentType<Props>) {
  return function OpenAfterMount(props: Props) {
    const [isMounted, setMounted] = useState(false)
    useLayoutEffect(() => setMounted(true), [])
    return <Modal {...props} open={props.open && isMounted} />
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
