export const device = {
  heading: 'Geräte',
  empty: 'Keine Geräte vorhanden',
  noDebt: 'Keine offenen Gebühren',
  activatedOn: 'Aktiviert am {date:string}',
  contracts: 'Weitere Verträge',
}
