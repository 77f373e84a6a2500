import type { Bench } from '../bench'
import type { Floor } from '../buildFloors'
import type { Target } from '../load'
import type { Portal } from '../portal'
import { LEAN, LOGIN, OVERVIEW, WITH_HTML } from './samples'

/** A page that is loaded slowly; with a field, it can be used when that takes keystrokes. */
export interface Measured extends Target {
  field?: string
}

const field = 'input[type=tel]'
const withField = { ready: { css: field }, field }

/** What the overview shows of a customer when all that it asks for has come. */
export const overviewData = { css: 'body:has(main h3)', words: '23,40' }

export const floorTargets = (origins: Record<Floor, string>): Measured[] => [
  { name: 'react alone', url: origins.react, ready: { css: 'h1' } },
  { name: LEAN, url: origins.login, ...withField },
  { name: WITH_HTML, url: origins.document, ...withField },
]

export const portalTargets = async ({ origin, signedIn }: Portal): Promise<Measured[]> => [
  { name: LOGIN, url: `${origin}/login`, ...withField },
  { name: OVERVIEW, url: `${origin}/`, ready: overviewData, stored: await signedIn('everyday') },
]

/** Any other page, to stand beside; where a field is waited for, it is typed into. */
export const otherTargets = (others: Bench['others']): Measured[] =>
  others.map(({ url, css }) => ({
    name: url,
    url,
    ready: { css },
    ...(/^[^ ]*\b(input|textarea)\b[^ ]*$/.test(css) ? { field: css } : {}),
  }))
