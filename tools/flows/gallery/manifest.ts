import type { Locales } from '../../../i18n/i18n-types'
import { locales } from '../../../i18n/i18n-util'

export const widths = [390, 1280] as const
/** `forced` is what Windows calls a contrast theme. */
export const schemes = ['light', 'dark', 'forced'] as const
export const choices = { width: widths, locale: locales, scheme: schemes }

export interface Picture {
  width: (typeof widths)[number]
  locale: Locales
  scheme: (typeof schemes)[number]
  /** Its path inside the gallery. */
  file: string
}

/** What a screen reader says of one element: `heading "Tarife" [level=1]`. */
export interface HeardLine {
  locale: Locales
  text: string
}

/** Where a walk took pictures of a state. */
interface StateVisit {
  machine: string
  /** Below its machine: `funds.prompting`. */
  state: string
  path: string
  /** How many steps of the path led there. */
  step: number
  pathname: string
}

export interface GalleryState extends StateVisit {
  description: string
  /** Those of the state, of the states around it, and of the transitions that lead to it. */
  requirements: string[]
  /** In the order of reading. */
  heard: HeardLine[]
  pictures: Picture[]
}

/** What a walk saw of a state in one language. */
export interface TakenState extends StateVisit {
  locale: Locales
  heard: string[]
  pictures: Picture[]
}

/** `gallery.json`, which other tools read. */
export interface Gallery {
  version: 2
  /** When, in ISO form. */
  taken: string
  brand: string
  states: GalleryState[]
}

/** The command's settings for the test runner, passed through the environment. */
export interface GallerySettings {
  brand: string
  machines: string[]
  /** The folder for the pictures. */
  folder: string
  /** The folder for the results of the walks, one file each. */
  resultsFolder: string
}

export function gallerySettings(): GallerySettings {
  const { GALLERY } = process.env
  if (!GALLERY) throw new Error('npm run gallery -w tools/flows takes the pictures')
  return JSON.parse(GALLERY)
}
