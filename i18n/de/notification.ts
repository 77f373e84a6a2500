export const notification = {
  heading: 'Benachrichtigungen',
  more: 'Mehr',
  empty: 'Sie haben keine Benachrichtigungen.',
  unread: 'Ungelesen:',
  untitled: 'Ohne Titel',
  showMore: 'Weitere anzeigen',
  missingHeading: 'Benachrichtigung nicht gefunden',
  missingText: 'Diese Benachrichtigung gibt es nicht oder nicht mehr.',
  toHome: 'Zur Startseite',
}
