import type { GalleryState } from '../manifest'
import type { View } from './view'

/** The picture of a state as it is asked for. */
export const pictureIn = ({ pictures }: GalleryState, { width, locale, scheme }: View) =>
  pictures.find(
    (picture) => picture.width === width && picture.locale === locale && picture.scheme === scheme,
  )?.file
