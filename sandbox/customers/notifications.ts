import { dateTimeText, daysLater } from '../dates'
import { localized } from '../localized'
import type { Records } from '../records'

const articles = [
  {
    title: localized(
      'Doppeltes Datenvolumen im Winter',
      'Dupli internet ove zime',
      'Double data this winter',
    ),
    shortDescription: localized(
      'Bis Ende Februar surfen Sie mit doppeltem Datenvolumen.',
      'Do kraja februara surfujete sa duplo više interneta.',
      'You get double the data until the end of February.',
    ),
    text: localized(
      '<p>Bis Ende Februar erhalten Sie zu jedem Tarif das <strong>doppelte Datenvolumen</strong>.</p><p>Sie müssen nichts tun.</p>',
      '<p>Do kraja februara uz svaku tarifu dobijate <strong>duplo više interneta</strong>.</p><p>Ne morate ništa da uradite.</p>',
      '<p>Until the end of February, every plan comes with <strong>double the data</strong>.</p><p>You do not need to do anything.</p>',
    ),
  },
  {
    title: localized(
      'Neue Sender in Ihrem TV-Paket',
      'Novi kanali u vašem TV paketu',
      'New channels in your TV package',
    ),
    shortDescription: localized(
      'Zwölf HD-Sender kommen dazu.',
      'Stiže dvanaest HD kanala.',
      'We are adding twelve HD channels.',
    ),
    text: localized(
      '<p>Ab sofort sehen Sie <em>zwölf weitere HD-Sender</em>.</p><ul><li>Sport</li><li>Film</li><li>Kinder</li></ul>',
      '<p>Od sada gledate <em>još dvanaest HD kanala</em>.</p><ul><li>Sport</li><li>Film</li><li>Deca</li></ul>',
      '<p>From now on, you can watch <em>twelve more HD channels</em>.</p><ul><li>Sport</li><li>Films</li><li>Children</li></ul>',
    ),
  },
  {
    title: localized(
      'Wartung in der Nacht auf Sonntag',
      'Održavanje u noći ka nedelji',
      'Maintenance early on Sunday',
    ),
    shortDescription: localized(
      'Zwischen 2 und 4 Uhr kann das Netz kurz ausfallen.',
      'Između 2 i 4 časa mreža može nakratko biti nedostupna.',
      'The network may be briefly unavailable between 2 am and 4 am.',
    ),
    text: localized(
      '<p>Wir erneuern unsere Technik. Danke für Ihre Geduld.</p>',
      '<p>Obnavljamo opremu. Hvala na strpljenju.</p>',
      '<p>We are upgrading our equipment. Thank you for your patience.</p>',
    ),
  },
  {
    title: localized('Ihre Rechnung wird papierlos', 'Vaš račun bez papira', 'Your bill goes paperless'),
    shortDescription: localized(
      'Sie finden sie künftig hier im Portal.',
      'Ubuduće ga nalazite ovde na portalu.',
      'From now on, you will find it here in the portal.',
    ),
    text: localized(
      '<p>Alle Rechnungen stehen <a href="https://www.example.com/rechnung">im Portal</a> bereit.</p>',
      '<p>Svi računi su dostupni <a href="https://www.example.com/racun">na portalu</a>.</p>',
      '<p>All your bills are available <a href="https://www.example.com/bill">in the portal</a>.</p>',
    ),
  },
]

/** So many notifications, newest first, one every three days; the first ones are unread. */
export const createNotifications = (now: Date, count: number, unread: number): Records['Notification'][] =>
  Array.from({ length: count }, (_, index) => ({
    ...articles[index % articles.length],
    title: articles[index % articles.length]?.title ?? '',
    id: count - index,
    publishingDate: dateTimeText(daysLater(now, -3 * index - 1)),
    read: index >= unread,
  }))
