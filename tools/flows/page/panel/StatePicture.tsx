import { use } from 'react'
import type { Gallery } from '../../gallery/manifest'
import { root } from '../flows'

/** The gallery that was made last. If there is none, the development server answers with a page. */
const reading: Promise<Gallery | undefined> = fetch(`${root}gallery/gallery.json`)
  .then((answer) => answer.json())
  .catch(() => undefined)

/** What a customer sees in a state, or in the first of its inner states that the gallery has. */
export function StatePicture({ id }: { id: string }) {
  const shown = use(reading)?.states.find(({ machine, state }) => `${machine}.${state}.`.startsWith(`${id}.`))
  const picture = shown?.pictures.find(({ width }) => width === 390)
  return picture && <img src={`${root}gallery/${picture.file}`} alt="What a customer sees in this state" />
}
