import type { Locales } from '../../../../i18n/i18n-types'
import { locales } from '../../../../i18n/i18n-util'
import type { Gallery, GalleryState } from '../../gallery/manifest'
import { schemes, widths } from '../../gallery/manifest'

export const text = (locale: Locales, text: string) => ({ locale, text })

const pictureVariants = locales.flatMap((locale) =>
  widths.flatMap((width) => schemes.map((scheme) => ({ locale, width, scheme }))),
)

export const state = (machine: string, name: string, overrides: Partial<GalleryState>): GalleryState => ({
  ...{ machine, state: name, description: '', requirements: [], path: '', step: 0 },
  ...{ pathname: '/Tariffs', heard: [] },
  pictures: pictureVariants.map((variant) => ({
    ...variant,
    file: `pictures/${machine}/${name}-${variant.width}-${variant.locale}-${variant.scheme}.png`,
  })),
  ...overrides,
})

/** A gallery of three states, on two pages. */
export const sample: Gallery = {
  ...{ version: 2, taken: '2026-11-20T10:00:00.000Z', brand: 'second' },
  states: [
    state('tariff', 'failed', {
      requirements: ['T10'],
      heard: [text('de', 'Es ist ein Fehler aufgetreten.'), text('de', '14,90 €')],
    }),
    state('tariff', 'insufficientFunds', {
      requirements: ['T2', 'T10'],
      description: 'Says that the balance is too low.',
      heard: [text('de', 'Guthaben aufladen'), text('sr', 'Dopuni kredit')],
    }),
    state('query', 'failed', {
      pathname: '/bills',
      heard: [text('de', 'Es ist ein Fehler aufgetreten.')],
    }),
  ],
}
