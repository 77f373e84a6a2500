import type { Showing } from './Controls'
import { type Found, nameOf } from './find'
import { pictureIn } from './pictureIn'

const mostTexts = 3

/** One state: its picture, its name, what it means, and the texts that were looked for. */
export function Card({ found: { state, texts }, view, change }: Showing & { found: Found }) {
  const name = nameOf(state)
  return (
    <li className="card">
      <button type="button" onClick={() => change({ state: name })} aria-label={`Show ${name}`}>
        <img src={pictureIn(state, view)} alt="" loading="lazy" width={view.width} />
      </button>
      <h3>
        <small>{state.machine}</small> {state.state}
      </h3>
      <p>{state.description}</p>
      {texts.slice(0, mostTexts).map(({ text, keys }) => (
        <blockquote key={text} lang={view.locale}>
          {text} <code>{keys.join(' ')}</code>
        </blockquote>
      ))}
      {texts.length > mostTexts && <p>and {texts.length - mostTexts} more texts</p>}
      <ul className="ids" aria-label="Requirements">
        {state.requirements.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </li>
  )
}
