import type { BaseTranslation } from '../../i18n-types'

/** The accessibility statement: long, rarely read, and loaded with its page. */
const accessibility = {
  heading: 'Erklärung zur Barrierefreiheit',
  about:
    'Alle Menschen sollen dieses Kundenportal benutzen können. Diese Erklärung sagt, wie weit das gelungen ist, was noch fehlt und wohin Sie sich wenden können.',
  statusHeading: 'Stand der Vereinbarkeit',
  status:
    'Ziel sind die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA, und damit, was die Norm EN 301 549 von Webseiten verlangt. Das Portal ist mit ihnen teilweise vereinbar: Die Ausnahmen stehen im nächsten Abschnitt.',
  tested:
    'Jede Änderung wird automatisch geprüft: jede Seite auf Deutsch und Serbisch, hell und dunkel, mit dem Prüfprogramm axe, und jeder Ablauf mit der Tastatur allein. Solche Prüfungen finden nicht alles.',
  notAudited:
    'Menschen mit Behinderungen haben das Portal noch nicht geprüft, und es gibt noch kein Gutachten einer unabhängigen Stelle.',
  exceptionsHeading: 'Was noch nicht barrierefrei ist',
  documents:
    'Rechnungen und Einzelnachweise als PDF: Sie sind vielleicht nicht so ausgezeichnet, dass ein Screenreader sie vorlesen kann. Beträge und Verbindungen stehen auch im Portal selbst.',
  payment:
    'Das Formular des Zahlungsanbieters: Seine Felder kommen von dort, und wir haben sie nicht geprüft. Guthaben können Sie auch mit einem Gutschein aufladen.',
  provided:
    'Texte von Benachrichtigungen und Tarifen: Sie werden nicht einzeln geprüft, bevor sie hier erscheinen, und manche sind in einer anderen Sprache als die Seite.',
  title:
    'Der Titel im Browser: Er ist auf jeder Seite gleich. Welche Seite offen ist, sagt ihre Überschrift.',
  feedbackHeading: 'Rückmeldung und Kontakt',
  feedback:
    'Sie stoßen auf eine Barriere oder brauchen etwas in einer anderen Form? Bitte schreiben Sie uns, um welche Seite es geht und was nicht möglich war.',
  contact: 'Barriere melden',
  support: 'Kundenservice',
  enforcementHeading: 'Durchsetzungsverfahren',
  enforcement:
    'Wenn unsere Antwort Sie nicht zufriedenstellt, können Sie sich an die Stelle wenden, die für die Durchsetzung der Barrierefreiheit zuständig ist.',
  enforcementLink: 'Zur zuständigen Stelle',
  dateHeading: 'Stand dieser Erklärung',
  date: 'Sie beruht auf einer Selbstbewertung vom',
} satisfies BaseTranslation

export default accessibility
