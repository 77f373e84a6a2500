import { StateMachine } from 'xstate'

const files = import.meta.glob<string>('../../../machines/diagrams/*.{svg,mmd}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../../../machines/*.machine.ts', { eager: true })

/** Functions are no data; JSON leaves them out. */
function statelyJson(flow: string): string {
  const exported = Object.values(modules[`../../../machines/${flow}.machine.ts`] ?? {})
  const machine = exported.find((value) => value instanceof StateMachine)
  return `data:application/json,${encodeURIComponent(JSON.stringify(machine?.config, null, 2))}`
}

/** Saves a flow as a file for other tools. */
export function Export({ flow }: { flow: string }) {
  const drawing = (ending: string) => files[`../../../machines/diagrams/${flow}.${ending}`]
  const choices = [
    { format: 'SVG', ending: 'svg', address: drawing('svg') },
    { format: 'Mermaid', ending: 'mmd', address: drawing('mmd') },
    { format: 'JSON for Stately', ending: 'json', address: statelyJson(flow) },
  ]
  return (
    <>
      <button type="button" popoverTarget="export">
        Export
      </button>
      <menu popover="auto" id="export">
        {choices.map(({ format, ending, address }) => (
          <li key={format}>
            <a href={address} download={`${flow}.${ending}`}>
              {format}
            </a>
          </li>
        ))}
      </menu>
    </>
  )
}
