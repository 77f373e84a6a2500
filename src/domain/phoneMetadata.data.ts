import type { MetadataJson } from 'libphonenumber-js/core'
import allMetadata from 'libphonenumber-js/max/metadata'

const countries = new Set<string>(import.meta.env.VITE_COUNTRIES.split(' '))
const sameCode = Object.entries(allMetadata.country_calling_codes).filter(([, users]) =>
  users.some((country) => countries.has(country)),
)

/**
 * What the library knows of the countries of the build, of 145 kB. Countries that share a calling code share its rules, so
 * all of them stay.
 */
export const phoneMetadata: MetadataJson = {
  ...allMetadata,
  country_calling_codes: Object.fromEntries(sameCode),
  countries: Object.fromEntries(
    Object.entries(allMetadata.countries).filter(([country]) =>
      sameCode.some(([, users]) => users.some((user) => user === country)),
    ),
  ),
  nonGeographic: {},
}
