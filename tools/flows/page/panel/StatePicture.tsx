import { use } from 'react'
import type { Gallery } from '../../gallery/manifest'
import { root } from '../flows'

/** The gallery that was made last. The development server answers with a page if there is none. */
const reading: Promise<Gallery | undefined> = fetch(`${root}gallery/gallery.json`)
  .then((answer) => (answer.ok ? answer.json() : undefined))
  .catch(() => undefined)

/** What a customer sees in a state, or in the first of its inner states that the gallery has. */
export function StatePicture({ id }: { id: string }) {
  const gallery = use(reading)
  const state = gallery?.states.find(({ machine, state }) => `${machine}.${state}.`.startsWith(`${id}.`))
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const picture = state?.pictures.find(
    (one) => one.width === 390 && one.locale === 'de' && one.scheme === scheme,
  )
  if (!state || !picture) return null
  const name = `${state.machine}.${state.state}`
  return (
    <a href={`${root}gallery/index.html#state=${name}`} target="_blank" rel="noreferrer">
      <img src={`${root}gallery/${picture.file}`} alt={`What a customer sees in ${name}`} />
    </a>
  )
}
