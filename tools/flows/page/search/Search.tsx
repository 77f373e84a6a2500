import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { catalogue } from '../catalogue.data'
import { useKeys } from '../useKeys'
import { usePlace } from '../usePlace'
import { Hits } from './Hits'
import type { Hit } from './hit'
import { search } from './search'

/** Looks among the flows for a name, a requirement or a sentence, and leads there. */
export function Search() {
  const { place, go } = usePlace()
  const [question, setQuestion] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  useKeys({ '/': () => input.current?.select() })

  const asked = useDeferredValue(question)
  const groups = useMemo(() => search(catalogue, asked), [asked])
  const hits = groups.flatMap((group) => group.hits)
  const chosen = hits[active]
  const shown = isOpen && question.trim() !== ''

  function open(hit: Hit | undefined) {
    if (!hit?.place) return
    go({ mode: place.mode, ...hit.place })
    leave()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event
    if (key === 'Escape') leave()
    else if (key === 'Enter') open(chosen)
    else if (key === 'ArrowDown') move(shown ? 1 : 0)
    else if (key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  // The keys of the page are letters as long as the field has the focus.
  function leave() {
    setOpen(false)
    document.querySelector('main')?.focus()
  }
  function move(by: number) {
    setOpen(true)
    setActive((at) => (at + by + hits.length) % Math.max(hits.length, 1))
  }
  return (
    <search className="search">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search the flows"
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={shown && chosen ? `${list} ${chosen.id}`.replaceAll(' ', '_') : undefined}
        placeholder="Search: where is T3?"
        autoComplete="off"
        spellCheck={false}
        value={question}
        onChange={({ target }) => {
          setQuestion(target.value)
          setActive(0)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <Hits list={list} groups={groups} active={chosen} isShown={shown} onOpen={open} />
    </search>
  )
}
