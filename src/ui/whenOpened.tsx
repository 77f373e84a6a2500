import { type ComponentType, useRef } from 'react'
import { lazyPart } from './lazyPart'

/** A modal part that is loaded, and stands in the page, from its first opening on; `preload` fetches it ahead. */
export function whenOpened<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Modal = lazyPart(load, null)
  function Part(props: Props) {
    const wasOpened = useRef(false)
    wasOpened.current ||= props.open
    return wasOpened.current ? <Modal {...props} /> : null
  }
  return Object.assign(Part, { preload: Modal.preload })
}
