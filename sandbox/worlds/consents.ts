import { both } from '../localized'
import type { Customer } from '../records'

/** The consents of a customer who has agreed to nothing; `asked` says whether the portal must ask. */
export const consentsOf = (isDue: boolean): Customer['consents'] => ({
  isDue,
  items: [
    {
      id: 1,
      text: both(
        'Ich möchte über Angebote und Neuigkeiten informiert werden.',
        'Želim da budem obavešten o ponudama i novostima.',
      ),
      agree: false,
    },
    {
      id: 2,
      text: both(
        'Meine Nutzungsdaten dürfen zur Verbesserung der Dienste ausgewertet werden.',
        'Podaci o korišćenju smeju da se koriste za poboljšanje usluga.',
      ),
      agree: false,
    },
  ],
  children: [
    { id: 11, text: both('per E-Mail', 'e-poštom'), agree: false },
    { id: 12, text: both('per SMS', 'SMS porukom'), agree: false },
    { id: 13, text: both('per Telefon', 'telefonom'), agree: false },
  ],
})
