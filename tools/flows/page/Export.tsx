import type { Flow } from './flows'

const files = import.meta.glob<string>(
  ['../../../machines/*.machine.ts', '../../../machines/diagrams/*.{svg,mmd,scxml}'],
  { query: '?raw', import: 'default', eager: true },
)

const formats = [
  { name: 'SVG', ending: 'svg' },
  { name: 'Mermaid', ending: 'mmd' },
  { name: 'SCXML', ending: 'scxml' },
  { name: 'Code for Stately', ending: 'machine.ts' },
]

/** Saves a flow as a file for other tools. */
export function Export({ flow }: { flow: Flow }) {
  const exports = formats.flatMap(({ name, ending }) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${flow.name}.${ending}`))
      .map(([path, content]) => ({ name, path, content })),
  )
  return (
    <>
      <button type="button" popoverTarget="export">
        Export
      </button>
      <menu popover="auto" id="export">
        {exports.map(({ name, path, content }) => (
          <li key={name}>
            <a href={`data:text/plain,${encodeURIComponent(content)}`} download={path.replace(/.*\//, '')}>
              {name}
            </a>
          </li>
        ))}
      </menu>
    </>
  )
}
