import { resolve } from 'node:path'
import { withFaces } from '../../src/prerender/faces'
import { readBrands } from '../../src/prerender/readBrands'

/** All brands, with the addresses at which the development server has their files. */
export const brands = readBrands(process.env.VITE_BRANDS).map((brand) =>
  withFaces(brand, (file) => `/@fs${resolve(brand.path, file)}`),
)
