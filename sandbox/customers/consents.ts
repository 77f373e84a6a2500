import { localized } from '../localized'
import type { Customer } from '../records'

/** The consents of a customer who has agreed to nothing; `asked` says whether the portal must ask. */
export const consentsOf = (isDue: boolean): Customer['consents'] => ({
  isDue,
  items: [
    {
      id: 1,
      text: localized(
        'Ich möchte über Angebote und Neuigkeiten informiert werden.',
        'Želim da budem obavešten o ponudama i novostima.',
        'I would like to receive offers and news.',
      ),
      agree: false,
    },
    {
      id: 2,
      text: localized(
        'Meine Nutzungsdaten dürfen zur Verbesserung der Dienste ausgewertet werden.',
        'Podaci o korišćenju smeju da se koriste za poboljšanje usluga.',
        'You may analyse my usage data to improve your services.',
      ),
      agree: false,
    },
  ],
  children: [
    { id: 11, text: localized('per E-Mail', 'e-poštom', 'by email'), agree: false },
    { id: 12, text: localized('per SMS', 'SMS porukom', 'by SMS'), agree: false },
    { id: 13, text: localized('per Telefon', 'telefonom', 'by phone'), agree: false },
  ],
})
