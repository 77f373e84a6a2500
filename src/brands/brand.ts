/** A colour in light and in dark surroundings. */
export type Shades = readonly [light: string, dark: string]

/** What each colour is for; text colours reach 7:1 on the grounds they stand on, borders of controls and charts 3:1. */
export const colourNames = [
  'canvas', // ground of the page
  'surface', // cards, dialogs, fields
  'sunken', // hovered rows, tracks of progress bars
  'ink', // text
  'muted', // lesser text
  'line', // dividers
  'outline', // borders of controls
  'header', // the header's ground, from here …
  'headerEnd', // … to here
  'headerInk', // text on the header
  'headerMuted', // lesser text on the header
  'accent', // the one thing to do
  'accentHover',
  'accentInk', // text on the accent
  'accentText', // links, selected tabs
  'accentSubtle', // ground of what is selected
  'data', // meters
  'danger', // errors
  'dangerSubtle',
  'success',
  'successSubtle',
  'warn', // what runs short
  'warnSubtle',
  'warnFill', // meters of it
] as const

export type ColourName = (typeof colourNames)[number]

/** One drawing of 32 by 32 units, in the colour of the text around it. */
export interface Logo {
  readonly path: string
}

type Web = `https://${string}`

/** Pages of the brand outside the portal; a link that is not given is not shown. */
export interface BrandLinks {
  /** The company behind the portal. */
  readonly imprint?: Web
  /** What becomes of a customer's data. */
  readonly privacy?: Web
  /** Where a barrier is told; without it, customer service. */
  readonly accessibilityContact?: Web | `mailto:${string}`
  /** The authority to turn to when that does not help. */
  readonly accessibilityEnforcement?: Web
}

export interface Brand {
  readonly id: 'first' | 'second'
  readonly name: string
  /** Title of the page on every route. */
  readonly title: string
  /** First part of every key in local storage. */
  readonly storagePrefix: string
  readonly showsLanguageSwitch: boolean
  readonly links: BrandLinks
  readonly logo: Logo
}

/** How a brand looks; the build writes it into the style sheet of the document. */
export interface Look {
  readonly colours: Readonly<Record<ColourName, Shades>>
  /** Corner radius of controls, of cards and of the first sheet of a screen, as CSS lengths. */
  readonly radii: { readonly control: string; readonly card: string; readonly hero: string }
  /** The shadow of a card, as CSS; `none` where the hairline around it is enough. */
  readonly cardShadow: string
  /** The ground of the bar at the top: that of cards, or that of the band below it. */
  readonly bar: 'surface' | 'header'
  readonly type: {
    /** Families of the system's fonts for headings and the name; nothing is downloaded. */
    readonly headings: string
    /** Sizes of section headings and figures, of page headings, and of the largest figures, as CSS lengths. */
    readonly sizes: { readonly xl: string; readonly '2xl': string; readonly '3xl': string }
  }
  /** How far apart things stand, to the steps of a quarter rem: 1 is roomy. What is tapped stays as large. */
  readonly density: number
}
