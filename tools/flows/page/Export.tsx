import { StateMachine } from 'xstate'

const files = import.meta.glob<string>('../../../machines/diagrams/*.{svg,mmd}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*.machine.ts', { eager: true })

/** The configuration as JSON. Functions are no data; JSON leaves them out. */
function statelyJson(flow: string): string {
  const exported = Object.values(modules[`../../../machines/${flow}.machine.ts`] ?? {})
  const machine = exported.find((value) => value instanceof StateMachine)
  return `data:application/json,${encodeURIComponent(JSON.stringify(machine?.config, null, 2))}`
}

/** Saves a flow as a file for other tools. */
export function Export({ flow }: { flow: string }) {
  const choices = {
    SVG: [`${flow}.svg`, files[`../../../machines/diagrams/${flow}.svg`]],
    Mermaid: [`${flow}.mmd`, files[`../../../machines/diagrams/${flow}.mmd`]],
    'JSON for Stately': [`${flow}.json`, statelyJson(flow)],
  }
  return (
    <>
      <button type="button" popoverTarget="export">
        Export
      </button>
      <menu popover="auto" id="export">
        {Object.entries(choices).map(([format, [name, address]]) => (
          <li key={format}>
            <a href={address} download={name}>
              {format}
            </a>
          </li>
        ))}
      </menu>
    </>
  )
}
