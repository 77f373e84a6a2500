import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { GalleryState } from '../manifest'
import type { Showing } from './Controls'
import { nameOf } from './find'
import { pictureIn } from './pictureIn'

interface Props extends Showing {
  state: GalleryState
  /** Those that ← and → lead to. */
  among: GalleryState[]
}

/** One state alone: the whole picture, and all that is known of it. */
export function Viewer({ state, among, view, change }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const place = among.indexOf(state)
  const go = (by: number) => {
    const next = among[place + by]
    if (next) change({ state: nameOf(next) })
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const texts = state.texts.filter(({ locale }) => locale === view.locale)
  return (
    <dialog ref={dialog} onClose={() => change({ state: '' })} onKeyDown={onKey} aria-labelledby="viewed">
      <div className="bar">
        <h2 id="viewed">{nameOf(state)}</h2>
        <button type="button" onClick={() => go(-1)} disabled={place < 1}>
          ← before
        </button>
        <button type="button" onClick={() => go(1)} disabled={place === among.length - 1}>
          next →
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="viewed">
        <img src={pictureIn(state, view)} alt={`${nameOf(state)} at ${view.width} px`} width={view.width} />
        <div className="facts">
          <p>{state.description}</p>
          <dl>
            <dt>Requirements</dt>
            <dd>{state.requirements.join(', ') || 'none'}</dd>
            <dt>Screen</dt>
            <dd>
              {state.route} <code>{state.pathname}</code>
            </dd>
            <dt>Reached</dt>
            <dd>
              after {state.step} {state.step === 1 ? 'step' : 'steps'} of <code>{state.path}</code>
            </dd>
          </dl>
          <h3>Texts</h3>
          <ul lang={view.locale}>
            {texts.map(({ text, keys }) => (
              <li key={text}>
                {text} <code>{keys.join(' ')}</code>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  )
}
