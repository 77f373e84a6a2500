import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { TEXT_FORMATS } from '../diagrams/export/formats'
import { download } from './download'
import type { Flow } from './flows'
import { pngOf } from './pngOf'

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*.machine.ts')

async function machineOf(name: string): Promise<AnyStateMachine> {
  const exported = await modules[`../../../machines/${name}.machine.ts`]?.()
  const machine = Object.values(exported ?? {}).find((value) => value instanceof StateMachine)
  if (!machine) throw new Error(`${name} is no machine`)
  return machine
}

interface Choice {
  name: string
  ending: string
  make: (flow: Flow) => Promise<Blob>
}

const CHOICES: readonly Choice[] = [
  {
    name: 'SVG',
    ending: 'svg',
    make: async ({ drawing }) => new Blob([drawing], { type: 'image/svg+xml' }),
  },
  { name: 'PNG', ending: 'png', make: ({ drawing }) => pngOf(drawing) },
  ...TEXT_FORMATS.map(
    ({ name, ending, mediaType, write }): Choice => ({
      name,
      ending,
      make: async (flow) => new Blob([write(await machineOf(flow.name))], { type: mediaType }),
    }),
  ),
]

/** Saves a flow in the form that another tool takes. */
export function ExportMenu({ flow }: { flow: Flow }) {
  const [failed, setFailed] = useState('')
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    function press({ target }: PointerEvent) {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [])
  function leave(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    // What is chosen on the drawing stays chosen.
    event.stopPropagation()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  async function save({ name, ending, make }: Choice) {
    setFailed('')
    try {
      download(`${flow.name}.${ending}`, await make(flow))
    } catch {
      setFailed(`The ${name} could not be made.`)
    }
  }
  return (
    <details className="export" ref={menu} onKeyDown={leave}>
      <summary>Export</summary>
      <fieldset>
        <legend>Save {flow.name} as</legend>
        {CHOICES.map((choice) => (
          <button key={choice.name} type="button" onClick={() => save(choice)}>
            {choice.name}
          </button>
        ))}
      </fieldset>
      <p role="alert">{failed}</p>
    </details>
  )
}
