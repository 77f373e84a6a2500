import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { comparePictures, type Difference } from './comparePictures'
import type { Gallery, GalleryState, Picture, ShownText } from './manifest'

export interface ChangedPicture extends Picture, Pick<Difference, 'pixels' | 'part'> {
  before: string
  marked: string
}

/** A state that looks or reads otherwise. */
export interface ChangedState {
  state: GalleryState
  pictures: ChangedPicture[]
  /** Those that are read or heard no more, and those that are new. */
  texts: { gone: ShownText[]; fresh: ShownText[] }
}

export interface Changes {
  /** Both galleries, the earlier first. */
  compared: [Gallery, Gallery]
  different: ChangedState[]
  gone: GalleryState[]
  fresh: GalleryState[]
  same: number
}

const read = (folder: string): Gallery => JSON.parse(readFileSync(join(folder, 'gallery.json'), 'utf8'))

const isSame = (one: GalleryState) => (other: GalleryState) =>
  one.machine === other.machine && one.state === other.state

/** The texts that only the first has. */
const without = (texts: readonly ShownText[], others: readonly ShownText[]) =>
  texts.filter(({ locale, text }) => !others.some((one) => one.locale === locale && one.text === text))

/** What an earlier gallery shows otherwise of these machines; the pictures of both come to stand in the folder of the later. */
export function changesBetween(earlier: string, later: string, machines: readonly string[]): Changes {
  const compared: Changes['compared'] = [read(earlier), read(later)]
  const [before, now] = compared.map(({ states }) =>
    states.filter(({ machine }) => machines.includes(machine)),
  ) as [GalleryState[], GalleryState[]]
  const both = now.filter((state) => before.some(isSame(state)))
  mkdirSync(join(later, 'changes'), { recursive: true })

  function compare(machine: string, picture: Picture, old: GalleryState): ChangedPicture[] {
    if (!old.pictures.some(({ file }) => file === picture.file)) return []
    const [was, is] = [join(earlier, picture.file), join(later, picture.file)]
    const difference = comparePictures(readFileSync(was), readFileSync(is))
    if (!difference) return []
    const name = `changes/${machine}-${basename(picture.file, '.png')}`
    const files = { before: `${name}-before.png`, marked: `${name}-marked.png` }
    copyFileSync(was, join(later, files.before))
    writeFileSync(join(later, files.marked), difference.marked)
    return [{ ...picture, ...files, pixels: difference.pixels, part: difference.part }]
  }

  const different = both.flatMap((state) => {
    const old = before.find(isSame(state))
    if (!old) return []
    const pictures = state.pictures.flatMap((picture) => compare(state.machine, picture, old))
    const texts = { gone: without(old.texts, state.texts), fresh: without(state.texts, old.texts) }
    const isChanged = pictures.length + texts.gone.length + texts.fresh.length > 0
    return isChanged ? [{ state, pictures, texts }] : []
  })
  return {
    ...{ compared, different },
    gone: before.filter((state) => !now.some(isSame(state))),
    fresh: now.filter((state) => !both.includes(state)),
    same: both.length - different.length,
  }
}
