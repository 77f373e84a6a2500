export const notFound = {
  heading: 'Seite nicht gefunden',
  text: 'Diese Adresse gibt es nicht oder nicht mehr.',
  toHome: 'Zur Startseite',
}
