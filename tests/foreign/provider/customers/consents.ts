import type { Consent } from '../model'

/** The first consent has children, which leave in a list of their own. */
export const consents = (): Consent[] => [
  {
    id: 31,
    agree: false,
    text: {
      de: 'Ich möchte über Angebote informiert werden.',
      sr: 'Želim da budem obavešten o ponudama.',
    },
  },
  { id: 311, parentId: 31, agree: false, text: { de: 'Per E-Mail', sr: 'Putem e-pošte' } },
  { id: 312, parentId: 31, agree: true, text: { de: 'Per SMS', sr: 'Putem SMS-a' } },
  { id: 313, parentId: 31, agree: false, text: { de: 'Per Telefon', sr: 'Telefonom' } },
  {
    id: 32,
    agree: true,
    text: {
      de: 'Meine Verkehrsdaten dürfen für die Verbesserung des Netzes ausgewertet werden.',
      sr: 'Moji podaci o saobraćaju mogu se koristiti za poboljšanje mreže.',
    },
  },
  {
    id: 33,
    agree: false,
    text: {
      de: 'Meine Daten dürfen an Partner weitergegeben werden.',
      sr: 'Moji podaci se mogu proslediti partnerima.',
    },
  },
]
