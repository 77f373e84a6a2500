import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from './lazyPart'

interface Openable {
  open: boolean
}

/** Opens a modal only once it is mounted: another modal that closes meanwhile would close it, too. */
function closedAtFirst<Props extends Openable>(Modal: ComponentType<Props>) {
  return function ClosedAtFirst(props: Props) {
    const [stands, setStands] = useState(false)
    useLayoutEffect(() => setStands(true), [])
    return <Modal {...props} open={props.open && stands} />
  }
}

/** A modal part that loads on its first opening and then stays mounted; `preload` prefetches it. */
export function whenOpened<Props extends Openable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Modal = lazyPart<Props>(async () => ({ default: closedAtFirst((await load()).default) }), null)
  function Part(props: Props) {
    const wasOpened = useRef(false)
    wasOpened.current ||= props.open
    return wasOpened.current ? <Modal {...props} /> : null
  }
  return Object.assign(Part, { preload: Modal.preload })
}
