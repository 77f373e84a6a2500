import { useEffect, useRef } from 'react'
import drawing from '../machines/diagrams/map.svg?raw'

/** All flows on one drawing: who starts whom, and who is told what. Each box of a flow leads to it. */
export function FlowMap() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml')
    frame.current?.replaceChildren(documentElement)
  }, [])
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its frame must be scrolled by keys, too */}
      <section className="drawing map" aria-label="The map of all flows" tabIndex={0} ref={frame} />
      <figcaption>
        A dashed box is a part of the portal; an arrow without words starts the flow that it leads to. An
        arrow with words goes from a flow that announces something to one that is told: in bold what is
        announced, below it the event that the other is sent. What is announced to no other flow stands in the
        box of its flow, after its time limits, with what comes of it.
      </figcaption>
    </figure>
  )
}
