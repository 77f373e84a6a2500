import type { Locales } from '../../../i18n/i18n-types'
import type { BrandId } from '../../../src/brands'

export interface Picture {
  width: 390 | 1280
  locale: Locales
  scheme: 'light' | 'dark'
  /** Its path inside the gallery. */
  file: string
}

/** A text that stands on the screen, and the keys of the messages that read like it. */
export interface ShownText {
  locale: Locales
  text: string
  keys: string[]
}

export interface GalleryState {
  machine: string
  /** Below its machine: `funds.prompting`. */
  state: string
  description: string
  /** Those of the state, of those around it, and of the transitions that lead to it. */
  requirements: string[]
  /** The path on which it was pictured, and after how many steps. */
  path: string
  step: number
  /** The name of the page, and its address. */
  route: string
  pathname: string
  texts: ShownText[]
  pictures: Picture[]
}

/** `gallery.json`, which other tools read. */
export interface Gallery {
  version: 1
  /** When, in ISO form. */
  taken: string
  brand: BrandId
  /** The fonts of the system that made it: on another, every picture may differ. */
  fonts: string[]
  states: GalleryState[]
}
