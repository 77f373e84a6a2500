import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { comparePictures, type Difference } from './comparePictures'
import type { Gallery, GalleryState, Picture, ShownText } from './manifest'

export interface ChangedPicture extends Picture, Omit<Difference, 'marked'> {
  before: string
  marked: string
}

/** A state that looks or reads otherwise. */
export interface ChangedState {
  state: GalleryState
  pictures: ChangedPicture[]
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

/** The texts that only the first has. */
const without = (texts: readonly ShownText[], others: readonly ShownText[]) =>
  texts.filter(({ locale, text }) => !others.some((one) => one.locale === locale && one.text === text))

/** What an earlier gallery shows otherwise of these machines; the later folder gets the pictures of both. */
export function changesBetween(earlier: string, later: string, machines: readonly string[]): Changes {
  const compared: Changes['compared'] = [read(earlier), read(later)]
  const [before, now] = compared.map(
    ({ states }) =>
      new Map(
        states
          .filter(({ machine }) => machines.includes(machine))
          .map((state) => [`${state.machine} ${state.state}`, state]),
      ),
  ) as [Map<string, GalleryState>, Map<string, GalleryState>]
  mkdirSync(join(later, 'changes'), { recursive: true })

  function changedPicture(machine: string, picture: Picture): ChangedPicture[] {
    const [was, is] = [join(earlier, picture.file), join(later, picture.file)]
    const difference = comparePictures(readFileSync(was), readFileSync(is))
    if (!difference) return []
    const name = `changes/${machine}-${basename(picture.file, '.png')}`
    const files = { before: `${name}-before.png`, marked: `${name}-marked.png` }
    copyFileSync(was, join(later, files.before))
    writeFileSync(join(later, files.marked), difference.marked)
    return [{ ...picture, ...difference, ...files }]
  }

  const both = [...now].flatMap(([name, state]) => {
    const old = before.get(name)
    return old ? [{ old, state }] : []
  })
  const different = both.flatMap(({ old, state }): ChangedState[] => {
    const taken = new Set(old.pictures.map(({ file }) => file))
    const pictures = state.pictures
      .filter(({ file }) => taken.has(file))
      .flatMap((picture) => changedPicture(state.machine, picture))
    const texts = { gone: without(old.texts, state.texts), fresh: without(state.texts, old.texts) }
    const isChanged = pictures.length + texts.gone.length + texts.fresh.length > 0
    return isChanged ? [{ state, pictures, texts }] : []
  })
  const onlyIn = (one: Map<string, GalleryState>, other: Map<string, GalleryState>) =>
    [...one].flatMap(([name, state]) => (other.has(name) ? [] : state))
  return {
    ...{ compared, different, same: both.length - different.length },
    gone: onlyIn(before, now),
    fresh: onlyIn(now, before),
  }
}
