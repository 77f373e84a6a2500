import type { GalleryState } from '../manifest'
import type { Showing } from './Controls'
import { nameOf, sentencesOf } from './find'

/** Every sentence of the chosen language, and in which states it stands. */
export function Sentences({ states, view, change }: Showing & { states: GalleryState[] }) {
  const sentences = sentencesOf(states, view)
  return (
    <main className="sentences">
      <p role="status">
        {sentences.length} texts. Those without a key are values, or are put together from several messages.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Text</th>
            <th scope="col">Key in i18n/</th>
            <th scope="col">Stands in</th>
          </tr>
        </thead>
        <tbody>
          {sentences.map(({ text, keys, states }) => (
            <tr key={text}>
              <th scope="row" lang={view.locale}>
                {text}
              </th>
              <td>
                {keys.map((key) => (
                  <code key={key}>{key}</code>
                ))}
              </td>
              <td>
                <Places names={states.map(nameOf)} show={(state) => change({ state })} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

/** What stands on every page would fill it: only the first are shown at once. */
const few = 6

function Places({ names, show }: { names: string[]; show: (name: string) => void }) {
  const link = (name: string) => (
    <li key={name}>
      <button type="button" onClick={() => show(name)}>
        {name}
      </button>
    </li>
  )
  return (
    <>
      <ul>{names.slice(0, few).map(link)}</ul>
      {names.length > few && (
        <details>
          <summary>and {names.length - few} more</summary>
          <ul>{names.slice(few).map(link)}</ul>
        </details>
      )}
    </>
  )
}
