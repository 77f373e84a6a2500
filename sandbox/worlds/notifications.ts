import { dateTimeText, daysLater } from '../dates'
import { both } from '../localized'
import type { Records } from '../records'

const articles = [
  {
    title: both('Doppeltes Datenvolumen im Winter', 'Dupli internet ove zime'),
    shortDescription: both(
      'Bis Ende Februar surfen Sie mit doppeltem Datenvolumen.',
      'Do kraja februara surfujete sa duplo više interneta.',
    ),
    text: both(
      '<p>Bis Ende Februar erhalten Sie zu jedem Tarif das <strong>doppelte Datenvolumen</strong>.</p><p>Sie müssen nichts tun.</p>',
      '<p>Do kraja februara uz svaku tarifu dobijate <strong>duplo više interneta</strong>.</p><p>Ne morate ništa da uradite.</p>',
    ),
  },
  {
    title: both('Neue Sender in Ihrem TV-Paket', 'Novi kanali u vašem TV paketu'),
    shortDescription: both('Zwölf HD-Sender kommen dazu.', 'Stiže dvanaest HD kanala.'),
    text: both(
      '<p>Ab sofort sehen Sie <em>zwölf weitere HD-Sender</em>.</p><ul><li>Sport</li><li>Film</li><li>Kinder</li></ul>',
      '<p>Od sada gledate <em>još dvanaest HD kanala</em>.</p><ul><li>Sport</li><li>Film</li><li>Deca</li></ul>',
    ),
  },
  {
    title: both('Wartung in der Nacht auf Sonntag', 'Održavanje u noći ka nedelji'),
    shortDescription: both(
      'Zwischen 2 und 4 Uhr kann das Netz kurz ausfallen.',
      'Između 2 i 4 časa mreža može nakratko biti nedostupna.',
    ),
    text: both(
      '<p>Wir erneuern unsere Technik. Danke für Ihre Geduld.</p>',
      '<p>Obnavljamo opremu. Hvala na strpljenju.</p>',
    ),
  },
  {
    title: both('Ihre Rechnung wird papierlos', 'Vaš račun bez papira'),
    shortDescription: both('Sie finden sie künftig hier im Portal.', 'Ubuduće ga nalazite ovde na portalu.'),
    text: both(
      '<p>Alle Rechnungen stehen <a href="https://www.example.com/rechnung">im Portal</a> bereit.</p>',
      '<p>Svi računi su dostupni <a href="https://www.example.com/racun">na portalu</a>.</p>',
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
