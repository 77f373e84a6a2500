import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import { RouteLink } from '../route'
import { useKeys } from '../useKeys'
import { searchCatalogue } from './searchCatalogue'

/** The keys of the page work again. */
const focusMain = () => document.querySelector('main')?.focus()

/** Finds names, requirements and sentences among the flows, and leads there. */
export function Search() {
  const [question, setQuestion] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  useKeys({ '/': () => box.current?.querySelector('input')?.select() })

  const deferredQuestion = useDeferredValue(question)
  const groups = useMemo(() => searchCatalogue(deferredQuestion), [deferredQuestion])
  const counts = groups.map(({ kind, count }) => `${kind}: ${count}`).join(', ')

  function handleKey(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? [])]
    const focusedIndex = stops.findIndex((stop) => stop.matches(':focus'))
    if (event.key === 'Escape') focusMain()
    else if (event.key === 'Enter' && focusedIndex === 0) stops[1]?.click()
    else if (event.key === 'ArrowDown') stops[focusedIndex + 1]?.focus()
    else if (event.key === 'ArrowUp') stops[focusedIndex - 1]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search
      ref={box}
      onClick={({ target }) => (target as Element).closest('a') && focusMain()}
      onKeyDown={handleKey}
      onFocus={() => setIsOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsOpen(currentTarget.contains(relatedTarget))}
    >
      <input
        type="search"
        aria-label="Search the flows"
        aria-keyshortcuts="/"
        placeholder="Search: where is T3?"
        autoComplete="off"
        spellCheck={false}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      {/* Safari gives the focus to no link that is clicked, but to this. */}
      <section className="hits" aria-label="Found" tabIndex={-1} hidden={!isOpen || question.trim() === ''}>
        <p role="status">{counts || 'Nothing found'}</p>
        {groups.map(({ kind, hits, count }) => (
          <section key={kind} aria-label={kind}>
            <h2>
              {kind} {count > hits.length && <small>{`${hits.length} of ${count}`}</small>}
            </h2>
            <ul>
              {hits.map(({ title, detail, target }) => (
                <li key={title + detail}>
                  {target ? <RouteLink to={target}>{title}</RouteLink> : title}
                  <small>{detail}</small>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </search>
  )
}
