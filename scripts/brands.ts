import { readBrands } from '../src/prerender/readBrands'

/** Every brand in brands/, by its id. */
export const brands = new Map(readBrands().map((brand) => [brand.id, brand]))

/** The prefix of what a brand stores in the browser. */
export const prefixOf = (brand: string) => brands.get(brand)?.storagePrefix ?? brand
