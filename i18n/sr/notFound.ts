import type { Translation } from '../i18n-types'

export const notFound = {
  heading: 'Stranica nije pronađena',
  text: 'Ova adresa ne postoji ili više ne postoji.',
  toHome: 'Na početnu',
} satisfies Translation['notFound']
