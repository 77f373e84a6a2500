import { findBrand, readBrands } from '../../../src/prerender/readBrands'
import { themeOf } from '../../../src/prerender/tokens'

export const theme = themeOf(findBrand(readBrands(), 'second'))
