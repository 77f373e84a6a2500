import type { CustomerData, Line } from '../records'
import { consentsOf } from './consents'
import { mobileLine } from './lines'

/** A customer whose data has every gap and oddity that the API allows. */
export function odd(now: Date): CustomerData {
  const otto = { id: '5001', phone: '436601000005', name: 'Otto', plan: 0, balance: 0 }
  const line = mobileLine(now, 'Prepaid', otto)
  line.contract = { ...line.contract, contractType: null, displayName: null, bindingEndDate: null }
  line.resources = { balance: { value: null } }
  line.groups = {
    BUNDLE_ACCOUNT: [
      { name: 'Ohne Anfangswert', balance: 7, unit: 'GB' },
      { name: 'Anfangswert null', balance: 3, initialBalance: 0, unit: 'min', expiryDate: null },
      { name: 'Ohne Guthaben', balance: null, initialBalance: 100, unit: null, description: '' },
      { name: 'Mehr als am Anfang', balance: 150, initialBalance: 100, unit: 'SMS', description: 'ok' },
      { name: 'Unter null', balance: -4, initialBalance: 10, unit: 'GB', description: 'Lang genug' },
      {
        name: '<b>Fett</b> & "Zitat"',
        description:
          '<img src=x onerror="document.title=1"><script>document.title=1</script>Text <i>kursiv</i>',
        balance: 0,
        initialBalance: 0.5,
        unit: 'GB',
      },
      { name: 'EinSehrLangerNameOhneLeerzeichenDerNirgendsUmbrechenKannUndTrotzdemPassenMuss' },
    ],
    OTHER: [{ name: 'Sonstiges' }],
  }
  line.bills = [
    {
      billId: 'B-5001',
      isBillPayed: false,
      total: { value: null },
      hasBillPdf: true,
      noderef: 'listing-odd',
    },
    { billId: 'B-5002', isBillPayed: false },
  ]
  line.listing = [
    { type: 'call', date: '01.01.2026' },
    { type: 'data', date: '01.01.2026', price: { value: null, label: null } },
    { type: 'message', date: '01.01.2026', phoneNumber: null },
  ]
  const contract = { productId: 'P-5002' }
  const emptyLine: Line = { ...line, contract, bills: [], listing: [], groups: {}, resources: {} }
  return {
    userId: 'U-5001',
    person: { fullName: 'Otto <Sonder> & Söhne' },
    lines: [line, emptyLine],
    notifications: [
      {
        id: 1,
        title: '<i>Titel</i> mit HTML',
        text: '<p onclick="document.title=1">Text</p><script>document.title=1</script><a href="javascript:alert(1)">Link</a><img src="https://www.example.com/pixel.png"><style>p{display:none}</style>',
        publishingDate: null,
      },
      { id: 2, title: null, text: 'Nur Text', read: false },
    ],
    consents: { ...consentsOf(false), children: [] },
    devices: [{ productId: 'P-5003', name: null, created_at: null }],
    supportRequests: [],
  }
}
