import { catalogue } from './catalogue.data'

const files = import.meta.glob<string>('../../../machines/diagrams/*.{svg,mmd}', {
  query: '?url',
  import: 'default',
  eager: true,
})
/** Saves a flow as a file for other tools. */
export function Export({ flow }: { flow: string }) {
  const drawing = (ending: string) => files[`../../../machines/diagrams/${flow}.${ending}`]
  const config = catalogue.flows.find(({ name }) => name === flow)?.config
  const json = `data:application/json,${encodeURIComponent(JSON.stringify(config, null, 2))}`
  const choices = [
    { format: 'SVG', ending: 'svg', address: drawing('svg') },
    { format: 'Mermaid', ending: 'mmd', address: drawing('mmd') },
    { format: 'JSON for Stately', ending: 'json', address: json },
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
