/** A colour in light and in dark mode. */
export type Shades = readonly [light: string, dark: string]

/** The use of each colour; text colours reach 7:1 on their grounds, borders of controls and charts 3:1. */
export const colourNames = [
  'canvas', // background of the page
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
  'accent', // background of the main action
  'accentHover',
  'accentInk', // text on the accent
  'accentText', // links, selected tabs, lines around a selection
  'accentSubtle', // background of selections
  'badge', // the number of unread messages, on the bar
  'badgeInk',
  'data', // meters
  'danger', // errors
  'dangerSubtle',
  'success',
  'successSubtle',
  'warn', // low amounts
  'warnSubtle',
  'warnFill', // meters of low amounts
] as const

export type ColourName = (typeof colourNames)[number]

/** One drawing of 32 by 32 units, in the colour of the text around it. */
export interface Logo {
  readonly path: string
}

type WebAddress = `https://${string}`

/** Pages of the brand outside the portal; a missing link is not shown. */
export interface BrandLinks {
  /** The company behind the portal. */
  readonly imprint?: WebAddress
  /** The privacy policy. */
  readonly privacy?: WebAddress
  /** Contact about barriers; without it, customer service. */
  readonly accessibilityContact?: WebAddress | `mailto:${string}`
  /** The authority, if the contact does not help. */
  readonly accessibilityEnforcement?: WebAddress
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

/** A brand's theme; the build writes it into the style sheet of the document. */
export interface BrandTheme {
  readonly colours: Readonly<Record<ColourName, Shades>>
  /** Corner radius of controls, cards, the first sheet of a screen, pills and meters, columns of charts: CSS lengths. */
  readonly radii: Readonly<Record<'control' | 'card' | 'hero' | 'pill' | 'chart', string>>
  /** The shadow of a card, as CSS; `none` if its hairline is enough. */
  readonly cardShadow: string
  /** The background of the bar at the top: that of cards, or that of the band below it. */
  readonly bar: 'surface' | 'header'
  /** The button in the band: in the colours of the band, inverted, or in those of the main action. */
  readonly headerButton: 'inverted' | 'accent'
  readonly type: {
    /** System fonts for headings and the name; the portal downloads none. */
    readonly headings: string
    /** Sizes of section headings and figures, of page headings, and of the largest figures, as CSS lengths. */
    readonly sizes: { readonly xl: string; readonly '2xl': string; readonly '3xl': string }
  }
  /** Factor of the spacing steps of a quarter rem: 1 is roomy. Tap targets keep their size. */
  readonly density: number
}
