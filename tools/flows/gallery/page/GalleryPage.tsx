import type { Gallery } from '../manifest'
import { Controls } from './Controls'
import { findStates, inOrder, nameOf } from './find'
import { Sentences } from './Sentences'
import { Sheet } from './Sheet'
import { useView } from './useView'
import { Viewer } from './Viewer'

/** The contact sheet: every state, in the order, size, language and light that is chosen. */
export function GalleryPage({ gallery }: { gallery: Gallery }) {
  const [view, change] = useView()
  const { states, brand, fonts, taken } = gallery
  const found = findStates(states, view)
  const pictures = states.reduce((sum, { pictures }) => sum + pictures.length, 0)
  const shown = states.find((state) => nameOf(state) === view.state)
  return (
    <>
      <header>
        <h1>State gallery</h1>
        <p>
          {states.length} states, {pictures} pictures, {brand} brand, drawn in {fonts.join(', ')},{' '}
          {taken.slice(0, 16).replace('T', ' ')} UTC
        </p>
        <Controls view={view} change={change} />
      </header>
      {view.by === 'text' ? (
        <Sentences states={states} view={view} change={change} />
      ) : (
        <Sheet found={found} by={view.by} view={view} change={change} />
      )}
      {shown && <Viewer state={shown} among={inOrder(found, view.by)} view={view} change={change} />}
    </>
  )
}
