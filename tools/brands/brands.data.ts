import { withInlineFaces } from '../../src/prerender/faces'
import { readBrands } from '../../src/prerender/readBrands'

export const brands = readBrands(process.env.VITE_BRANDS).map(withInlineFaces)
