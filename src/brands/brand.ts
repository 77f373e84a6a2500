/** A colour in light and in dark surroundings. */
export type Shades = readonly [light: string, dark: string]

/** What each colour is for; text colours reach 4.5:1 on the grounds they stand on, borders of controls 3:1. */
export type ColourName =
  | 'canvas' // ground of the page
  | 'surface' // cards, dialogs, fields
  | 'sunken' // hovered rows, tracks of progress bars
  | 'ink' // text
  | 'muted' // lesser text
  | 'line' // dividers
  | 'outline' // borders of controls
  | 'header' // the header's ground, from here …
  | 'headerEnd' // … to here
  | 'headerInk' // text on the header
  | 'headerMuted' // lesser text on the header
  | 'accent' // the one thing to do
  | 'accentHover'
  | 'accentInk' // text on the accent
  | 'accentText' // links, selected tabs
  | 'accentSubtle' // ground of what is selected
  | 'danger'
  | 'dangerSubtle'
  | 'success'
  | 'successSubtle'

/** One drawing of 32 by 32 units, in the colour of the text around it. */
export interface Logo {
  readonly path: string
}

export interface Brand {
  readonly id: 'first' | 'second'
  readonly name: string
  /** Title of the page on every route. */
  readonly title: string
  /** First part of every key in local storage. */
  readonly storagePrefix: string
  readonly showsLanguageSwitch: boolean
  readonly logo: Logo
  readonly colours: Readonly<Record<ColourName, Shades>>
  /** Corner radius of controls and of cards, as CSS lengths. */
  readonly radii: { readonly control: string; readonly card: string }
}
