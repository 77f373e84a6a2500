import type { components } from './brand.gen'

/** A brand.json; brands/brand.schema.json explains each field. */
export type BrandData = components['schemas']['Brand']
/** A colour in light and in dark mode. */
export type Shades = components['schemas']['Shades']
export type ColourName = keyof BrandData['colours']

/** The names of all colours; the schema has the use of each. */
export const colourNames = [
  ...(['canvas', 'surface', 'sunken', 'ink', 'muted', 'line', 'outline'] as const),
  ...(['header', 'headerEnd', 'headerInk', 'headerMuted'] as const),
  ...([
    'accent',
    'accentHover',
    'accentInk',
    'accentText',
    'accentSubtle',
    'badge',
    'badgeInk',
    'data',
  ] as const),
  ...(['danger', 'dangerSubtle', 'success', 'successSubtle', 'warn', 'warnSubtle', 'warnFill'] as const),
] satisfies ColourName[]

/** The folder of a brand, as the build reads it. */
export interface BrandFolder extends BrandData {
  /** The name of the folder. */
  id: string
  path: string
  /** Drawings, as SVG. */
  mark: string
  wordmark?: string | undefined
  scene?: string | undefined
}

/** The part of a brand that its document passes to the portal: what any page may need. */
export type Brand = Pick<
  BrandFolder,
  'id' | 'name' | 'title' | 'storagePrefix' | 'showsLanguageSwitch' | 'links' | 'words'
>

export const runtimeBrand = (brand: BrandFolder): Brand => {
  const { id, name, title, storagePrefix, showsLanguageSwitch, links, words } = brand
  return { id, name, title, storagePrefix, showsLanguageSwitch, links, words }
}

/** The part of a brand that only some pages need; they load it. */
export type BrandDetails = Pick<BrandData, 'accessibilityAssessed' | 'hotlineHours' | 'topics'>
