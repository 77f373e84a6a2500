import { useEffect, useRef } from 'react'
import { choices, type View } from './view'

const labels: Readonly<Record<keyof typeof choices, string>> = {
  by: 'By',
  width: 'Width',
  locale: 'Language',
  scheme: 'Scheme',
}

export interface Showing {
  view: View
  change: (change: Partial<View>) => void
}

/** What is looked for and how it is shown. `/` leads to the search. */
export function Controls({ view, change }: Showing) {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target === search.current) return
      event.preventDefault()
      search.current?.select()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <search>
      <form onSubmit={(event) => event.preventDefault()}>
        <input
          ref={search}
          type="search"
          aria-label="Find"
          placeholder="State, requirement, sentence ( / )"
          value={view.find}
          onChange={({ target }) => change({ find: target.value })}
        />
        {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
          <fieldset key={name}>
            <legend>{labels[name]}</legend>
            {choices[name].map((choice) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={name}
                  checked={view[name] === choice}
                  onChange={() => change({ [name]: choice })}
                />
                {choice}
              </label>
            ))}
          </fieldset>
        ))}
      </form>
    </search>
  )
}
