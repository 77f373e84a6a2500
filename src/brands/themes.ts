import type { BrandId } from '.'
import type { BrandTheme } from './brand'
import { firstTheme } from './first'
import { secondTheme } from './second'

export const themes: Readonly<Record<BrandId, BrandTheme>> = { first: firstTheme, second: secondTheme }
