import type { Locales } from '../../../i18n/i18n-types'
import type { BrandId } from '../../../src/brands'
import type { Picture } from './manifest'

export const widths: readonly Picture['width'][] = [390, 1280]
export const schemes: readonly Picture['scheme'][] = ['light', 'dark']
export const locales: readonly Locales[] = ['de', 'sr']

/** What a walk saw of a state in one language. */
export interface TakenState {
  machine: string
  /** `funds.prompting`, below its machine. */
  state: string
  locale: Locales
  path: string
  step: number
  pathname: string
  texts: string[]
  fonts: string[]
  pictures: Picture[]
}

/** What the runner of the walks is told, through the environment. */
export interface Assignment {
  brand: BrandId
  machines: string[]
  /** Where pictures go. */
  folder: string
  /** Where each walk leaves what it saw, one file each. */
  seen: string
}

const variable = 'GALLERY'

export const assign = (assignment: Assignment) => ({ [variable]: JSON.stringify(assignment) })

export function assignment(): Assignment {
  const given = process.env[variable]
  if (!given) throw new Error('the gallery is made by npm run gallery')
  return JSON.parse(given)
}
