import { catalogue } from './catalogue.data'
import type { Flow } from './flows'

/** Saves a flow as a file for other tools. */
export function Export({ flow: { name, drawing } }: { flow: Flow }) {
  const { mermaid = '', config } = catalogue.flows.find((one) => one.name === name) ?? {}
  const choices = [
    { format: 'SVG', ending: 'svg', content: drawing },
    { format: 'Mermaid', ending: 'mmd', content: mermaid },
    { format: 'JSON for Stately', ending: 'json', content: JSON.stringify(config, null, 2) },
  ]
  return (
    <>
      <button type="button" popoverTarget="export">
        Export
      </button>
      <menu popover="auto" id="export">
        {choices.map(({ format, ending, content }) => (
          <li key={format}>
            <a href={`data:text/plain,${encodeURIComponent(content)}`} download={`${name}.${ending}`}>
              {format}
            </a>
          </li>
        ))}
      </menu>
    </>
  )
}
