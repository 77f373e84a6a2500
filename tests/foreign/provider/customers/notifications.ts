import { daysAfter } from '../calendar'
import type { Notification } from '../model'

/** Four notifications as an old editor wrote them: styles, handlers and all. */
export const notifications = (now: Date): Notification[] => [
  {
    id: 8801,
    title: { de: 'Neue Tarife im Winter', sr: 'Nove zimske tarife' },
    shortDescription: { de: 'Mehr Daten zum gleichen Preis.', sr: 'Više podataka po istoj ceni.' },
    text: {
      de: '<div style="font-family:Arial"><p>Ab sofort gibt es <strong>mehr Daten</strong>:</p><ul><li>Almwind S: 5 GB</li><li>Almwind M: 10 GB</li></ul></div>',
      sr: '<div style="font-family:Arial"><p>Od sada ima <strong>više podataka</strong>:</p><ul><li>Almwind S: 5 GB</li><li>Almwind M: 10 GB</li></ul></div>',
    },
    published: daysAfter(now, -2),
    read: false,
  },
  {
    id: 8802,
    title: { de: 'Wartung am Wochenende', sr: 'Održavanje za vikend' },
    shortDescription: null,
    text: {
      de: '<p>Am Sonntag von 2&nbsp;bis 4&nbsp;Uhr kann das Netz <em>kurz</em> ausfallen.</p><p onclick="alert(1)">Danke für Ihre Geduld.</p>',
      sr: '<p>U nedelju od 2 do 4 sata mreža može <em>kratko</em> da ne radi.</p><p onclick="alert(1)">Hvala na strpljenju.</p>',
    },
    published: daysAfter(now, -9),
    read: false,
  },
  {
    id: 8803,
    title: { de: 'Roaming & Reisen', sr: 'Roming & putovanja' },
    shortDescription: { de: 'Was im Ausland gilt.', sr: 'Šta važi u inostranstvu.' },
    text: {
      de: '<h2>Im Ausland</h2><p>In der EU telefonieren Sie wie daheim. <a href="https://example.org/roaming" target="_blank">Mehr dazu</a></p>',
      sr: '<h2>U inostranstvu</h2><p>U EU telefonirate kao kod kuće. <a href="https://example.org/roaming" target="_blank">Više o tome</a></p>',
    },
    published: daysAfter(now, -40),
    read: true,
  },
  {
    id: 8804,
    title: { de: 'Willkommen!', sr: 'Dobrodošli!' },
    shortDescription: { de: 'Schön, dass Sie da sind.', sr: 'Lepo je što ste tu.' },
    text: {
      de: '<p><font color="#336699">Willkommen in Ihrem Kundenbereich.</font><br>Hier sehen Sie alles auf einen Blick.</p>',
      sr: '<p><font color="#336699">Dobrodošli na svoj portal.</font><br>Ovde vidite sve na jednom mestu.</p>',
    },
    published: daysAfter(now, -300),
    read: true,
  },
]
