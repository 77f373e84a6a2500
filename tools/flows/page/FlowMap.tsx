import { useLayoutEffect, useRef } from 'react'
import drawing from '../../../machines/diagrams/map.svg?raw'
import { Frame } from './drawing/Frame'

/** Where a customer begins: on a phone the map opens there, with the screen that starts it. */
const SIGNING_IN = '[href="#/smsLogin"]'

/** All flows on one drawing: who starts whom, and who is told what. Each box of a flow leads to it. */
export function FlowMap() {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    frame.current?.querySelector(SIGNING_IN)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <figure>
      <Frame
        frame={frame}
        drawing={drawing}
        label="The map of all flows"
        hint="A click on a flow leads to it."
        begin={readable()}
      />
      <figcaption>
        A dashed box is a part of the portal; an arrow without words starts the flow that it leads to. An
        arrow with words goes from a flow that announces something to one that is told: in bold what is
        announced, below it the event that the other is sent. What is announced to no other flow stands in the
        box of its flow, after its time limits, with what comes of it.
      </figcaption>
    </figure>
  )
}

/** As wide as a phone, nobody could read it. */
const readable = () => (window.matchMedia('(width <= 720px)').matches ? 1 : 'width')
