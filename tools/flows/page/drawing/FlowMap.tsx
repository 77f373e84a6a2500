import { useLayoutEffect, useRef } from 'react'
import { mapOfFlows } from '../flows'
import { Frame } from './Frame'

/** All flows on one drawing. The box of a flow is a link to it. */
export function FlowMap() {
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // A customer begins with signing in.
    const begin = frame.current?.querySelector('[href="#/smsLogin"]')
    begin?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [])
  return <Frame frame={frame} drawing={mapOfFlows.drawing} isFitted aria-label="The map of all flows" />
}
