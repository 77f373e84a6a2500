import { useEffect, useState } from 'react'
import type { Gallery, GalleryState, Picture } from '../gallery/manifest'

const folder = '../gallery'

/** The gallery that was made last; null where none was. The server answers what it does not have with a page. */
async function readGallery(): Promise<Gallery | null> {
  const answer = await fetch(`${folder}/gallery.json`)
  const isThere = answer.ok && answer.headers.get('content-type')?.includes('json')
  return isThere ? answer.json() : null
}

/** Of a state with states inside, the first of these that is pictured. */
const find = ({ states }: Gallery, id: string): GalleryState | undefined => {
  const idOf = ({ machine, state }: GalleryState) => `${machine}.${state}`
  return (
    states.find((state) => idOf(state) === id) ?? states.find((state) => idOf(state).startsWith(`${id}.`))
  )
}

const fileOf = ({ pictures }: GalleryState, scheme: Picture['scheme']) =>
  pictures.find((one) => one.width === 390 && one.locale === 'de' && one.scheme === scheme)?.file

/** What a customer sees in a state, from the gallery; where there is none, how to make it. */
export function StatePicture({ machine, stateId }: { machine: string; stateId: string }) {
  const [gallery, setGallery] = useState<Gallery | null>()
  useEffect(() => {
    readGallery().then(setGallery, () => setGallery(null))
  }, [])
  if (gallery === undefined) return null
  const state = gallery && find(gallery, stateId)
  const [light, dark] = state ? [fileOf(state, 'light'), fileOf(state, 'dark')] : []
  if (!state || !light)
    return (
      <p className="state-picture">
        No picture of this state. <code>npm run gallery -- --machine {machine}</code> makes one.
      </p>
    )
  const name = `${state.machine}.${state.state}`
  return (
    <a className="state-picture" href={`${folder}/index.html#state=${name}`} target="_blank" rel="noreferrer">
      <picture>
        {dark && <source media="(prefers-color-scheme: dark)" srcSet={`${folder}/${dark}`} />}
        <img src={`${folder}/${light}`} alt={`What a customer sees in ${name}`} width={240} />
      </picture>
    </a>
  )
}
