import type { Translation } from '../i18n-types'

export const notification = {
  heading: 'Obaveštenja',
  more: 'Više',
  empty: 'Nemate obaveštenja.',
  unread: 'Nepročitano:',
  untitled: 'Bez naslova',
  showMore: 'Prikaži još',
  missingHeading: 'Obaveštenje nije pronađeno',
  missingText: 'Ovo obaveštenje ne postoji ili više ne postoji.',
  toHome: 'Na početnu',
} satisfies Translation['notification']
