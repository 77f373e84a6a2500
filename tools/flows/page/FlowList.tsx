import { useLayoutEffect, useRef } from 'react'
import { flows } from './flows'
import { addressOf, type Mode } from './place'
import { latestOfEach, type Moment } from './session'
import { stateText } from './stateIds'

interface Props {
  mode: Mode
  shown: string | undefined
  past: readonly Moment[]
}

/** All flows; below the name of a flow that runs, its state. */
export function FlowList({ mode, shown, past }: Props) {
  const list = useRef<HTMLElement>(null)
  // On a phone, the list is one row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flow is another link
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    list.current?.scrollTo({ left: (current?.offsetLeft ?? 0) - 60 })
  }, [shown])
  return (
    <nav aria-label="Flows" ref={list}>
      <a href={addressOf({ mode: 'read' })} aria-current={shown ? undefined : 'page'}>
        All flows
      </a>
      {flows.map(({ name }) => {
        const [latest] = latestOfEach(past, name)
        return (
          <a
            key={name}
            href={addressOf({ mode, flow: name })}
            aria-current={name === shown ? 'page' : undefined}
          >
            {name}
            {latest && <small>{stateText(latest.value)}</small>}
          </a>
        )
      })}
    </nav>
  )
}
