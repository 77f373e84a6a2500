import { useEffect, useRef } from 'react'
import type { Hit } from './hit'
import type { Group } from './search'

interface Props {
  list: string
  groups: readonly Group[]
  active: Hit | undefined
  isShown: boolean
  onOpen: (hit: Hit) => void
}

/** What was found, by kind. The keys stay with the field above. */
export function Hits({ list, groups, active, isShown, onOpen }: Props) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one has to be seen
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const idOf = (name: string) => `${list} ${name}`.replaceAll(' ', '_')
  return (
    <>
      <div className="hits" role="listbox" id={list} aria-label="Found" hidden={!isShown} ref={box}>
        {groups.map(({ label, hits, count }) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped so, a fieldset is none of a listbox
          <div key={label} role="group" aria-labelledby={idOf(label)}>
            <div className="kind" id={idOf(label)}>
              {label} <small>{count > hits.length ? `${hits.length} of ${count}` : count}</small>
            </div>
            {hits.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
              // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
              <div
                key={hit.id}
                id={idOf(hit.id)}
                role="option"
                aria-selected={hit === active}
                aria-disabled={!hit.place}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(hit)}
              >
                <b>{hit.title}</b>
                <span>{hit.detail}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="unheard" aria-live="polite">
        {isShown && told(groups)}
      </p>
    </>
  )
}

const told = (groups: readonly Group[]): string =>
  groups.length > 0 ? groups.map(({ label, count }) => `${label}: ${count}`).join(', ') : 'Nothing found'
