import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { addressOf, type Route, RouteLink } from '../route'
import { useKeys } from '../useKeys'
import type { Content } from './contents'

interface Props {
  route: Route
  content: Content | undefined
  onClose: () => void
}

/** The information about the part in the address. */
export function Panel({ route, content, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useKeys({ Escape: onClose })
  // A link of the last content may have had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another route removes the link
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return
    const focusTarget = panel.current ?? document.querySelector('main')
    focusTarget?.focus({ preventScroll: true })
  }, [route])
  if (!content) return null
  const { flow, path, arrow, state } = route
  const { kind, title, text, steps, lists } = content
  return (
    <aside className="panel" aria-label="Chosen" tabIndex={-1} ref={panel} key={addressOf(route)}>
      <button type="button" className="close" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
        ×
      </button>
      {path && (arrow ?? state) && (
        <small>
          On the way of{' '}
          <RouteLink to={{ flow, path }}>
            {flow}, path {path}
          </RouteLink>
        </small>
      )}
      <small>{kind}</small>
      <h3>{title}</h3>
      {text}
      {steps && <Items label="Steps, numbered as on the drawing" items={steps} as="ol" />}
      {Object.entries(lists).map(([label, items]) => (
        <Items key={label} label={label} items={items} as="ul" />
      ))}
    </aside>
  )
}

function Items({ label, items, as: List }: { label: string; items: readonly ReactNode[]; as: 'ol' | 'ul' }) {
  if (items.length === 0) return null
  return (
    <>
      <h4>{label}</h4>
      <List>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </List>
    </>
  )
}
