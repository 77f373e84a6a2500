import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chooseFromMenu } from '../../../tests/support/menus'
import {
  dialog,
  factsIn,
  main,
  postpaid,
  press,
  pressInDialog,
  tariffButton,
  textOf,
  textsOf,
  visit,
} from '../../../tests/support/steps'
import { callsOf, goTo, type Visit, type VisitedPortal } from '../../../tests/support/testPortal'
import { toasts } from '../../../tests/support/toasts'
import type { OldTariff, Tariff, User } from '../../api/types'
import { accountOf } from '../../core/account'

const free = { mvno_code: 'FREE_M', name: 'Mtel Free M', price: { value: 14.9, label: '€' } }

interface Given {
  contractType?: 'Prepaid' | 'Postpaid' | 'Business'
  /** In euro. */
  balance?: number | null
  oldTariff?: OldTariff
  tariffs?: Tariff[]
  bindingEndDate?: string
}

/** Opens a page of tariffs for a customer of whom this is given. */
function visitWith(given: Given, path = '/Tariffs'): Promise<VisitedPortal> {
  const { contractType = 'Prepaid', balance = 20, oldTariff = null, tariffs = [], bindingEndDate } = given
  const phoneNumber = '436601000001'
  const contracts = [
    { productId: 'P-1', phoneNumber, contractType, statusReason: 'Active', isMobile: true, bindingEndDate },
  ]
  const user: User = { fullName: 'Ana Berger', contracts, resources: { balance: { value: balance } } }
  const answers = { getMe: { body: { user } }, getTariffs: { body: { oldTariff, tariffs } } }
  // The portal requests the balance again if the customer comes without one.
  return visit(path, { fixedAnswers: answers, hold: ['getConsentStatus', 'getResources'] })
}

/** Opens a page as the customer with 23.40 € who uses Mtel Free M. */
const visitTariffs = (path = '/Tariffs', options: Visit = {}) =>
  visit(path, { hold: ['getConsentStatus'], ...options })

const cardOf = (name: string) => screen.findByRole('article', { name })
const noTariffs = 'Für diesen Vertrag gibt es derzeit keine Tarife oder Pakete.'
const headings = () => textsOf(main().getAllByRole('heading'))
const selectPostpaid = ({ services }: VisitedPortal) =>
  act(() => accountOf(services.session)?.send({ type: 'contract.select', productId: 'P-1002' }))

it('T1: the active tariff comes first; each card shows contents and price', async () => {
  await visitTariffs('/Tariffs', { furtherReads: 'off' })
  await cardOf('Mtel Free M')
  const others = ['Mtel Free S', 'Mtel Free L', 'Extra 5 GB']
  expect(headings()).toEqual([
    ...['Mein Tarif', 'Mtel Free M', 'Verfügbare Tarife', 'Mtel Free S', 'Mtel Free L'],
    ...['Weitere Angebote', 'Extra 5 GB'],
  ])
  expect(textsOf(main().getAllByRole('button'))).toEqual(['Deaktivieren', ...others.map(() => 'Aktivieren')])
  const card = within(await cardOf('Mtel Free S'))
  expect(textsOf(card.getAllByRole('listitem'))).toEqual([
    ...['500 Minutenin alle österreichischen Netze', '5 GBdavon 2 GB in der EU'],
  ])
  expect(card.getByText('9,90').closest('p')).toHaveTextContent('9,90 €28 Tage')
  // Each card shows the difference in price and content, but no own use if the deployment may not read it.
  const small = await cardOf('Mtel Free S')
  expect(small).toHaveTextContent('5,00 € weniger als jetzt−500 Minuten · −10 GB')
  const large = await cardOf('Mtel Free L')
  expect(large).toHaveTextContent('10,00 € mehr als jetzt+1.000 Minuten · +25 GB2.000 Minuten')
  expect(screen.getByRole('main')).not.toHaveTextContent(/Verbrauch|hochgerechnet/)
})

it('T1: a thousands separator is added to an amount, but not to a year', async () => {
  const titles = ['1000 Minuten', '2026 Aktion', '1150 Wien', '2026']
  await visitWith({ oldTariff: { ...free, descriptionItems: titles.map((title) => ({ title })) } })
  const items = within(await cardOf('Mtel Free M')).getAllByRole('listitem')
  expect(textsOf(items)).toEqual(['1.000 Minuten', '2026 Aktion', '1150 Wien', '2026'])
})

it('T1: a card leaves out missing values; items of type 1 have their own icon; HTML is text', async () => {
  await visitWith({
    oldTariff: { mvno_code: 'A', name: 'Ohne alles' },
    tariffs: [
      { mvno_code: 'B', name: 'Preis null', price: { value: null, label: null }, descriptionItems: [{}] },
      { mvno_code: 'C', name: 'Kostenlos', price: { value: 0 }, durationLabel: null },
      { ...free, descriptionItems: [1, 2, null].map((itemType) => ({ title: 'Art', itemType })) },
      { mvno_code: 'D', name: '<b>Fett</b>', descriptionItems: [{ title: '<img src=x>' }] },
    ],
  })
  expect(textOf(await cardOf('Ohne alles'))).toBe('Ohne allesAktivPreis nicht angegebenDeaktivieren')
  expect(textOf(await cardOf('Preis null'))).toBe('Preis nullPreis nicht angegebenAktivieren')
  expect(textOf(await cardOf('Kostenlos'))).toBe('Kostenlos0,00 €Aktivieren')
  const [calls, data, unknown] = within(await cardOf('Mtel Free M'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('path')?.getAttribute('d'))
  expect(calls).not.toBe(data)
  expect(unknown).toBe(data)
  expect(await cardOf('<b>Fett</b>')).toHaveTextContent('<img src=x>')
  expect(document.querySelector('main :is(img, b)')).toBeNull()
})

it('T1: the page does not offer the active tariff again', async () => {
  await visitWith({ oldTariff: free, tariffs: [free] })
  await cardOf('Mtel Free M')
  expect(headings()).toEqual(['Mein Tarif', 'Mtel Free M'])
})

it('T1: the active tariff comes first, and a previous one is among the others', async () => {
  const plan = (mvno_code: string, more = {}) => ({ mvno_code, name: `Plan ${mvno_code}`, ...more })
  await visitWith({
    oldTariff: plan('A', { isActive: false }),
    tariffs: [plan('C'), plan('B', { isActive: true })],
  })
  await cardOf('Plan B')
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Plan B')
  expect(within(await cardOf('Plan A')).getByRole('button')).toHaveTextContent('Aktivieren')
  // A tariff that is not in use any more is compared with nothing.
  const items = { durationLabel: '28 Tage', descriptionItems: [{ title: '15 GB' }] }
  const previous = plan('A', { ...items, isActive: false, price: { value: 10 } })
  await visitWith({ oldTariff: previous, tariffs: [plan('C', { ...items, price: { value: 12 } })] })
  expect(textOf(await cardOf('Plan C'))).toBe('Plan C12,00 €28 Tage15 GBAktivieren')
})

const noPackages = 'Für diesen Vertrag gibt es derzeit keine Zusatzpakete.'
const flex = {
  ...free,
  durationLabel: '28 Tage',
  descriptionItems: [{ title: '5 GB' }, { title: '500 SMS' }],
}

it.each([
  [{ tariffs: [free] }, '/Tariffs', 'Derzeit ist kein Tarif aktiv.'],
  [{}, '/Tariffs', noTariffs],
  [{ oldTariff: free }, '/additional-packages', noPackages],
  [{ oldTariff: flex, tariffs: [{ ...flex, mvno_code: 'B' }] }, '/additional-packages', noPackages],
])('T1 T7: with %j the page %s explains the lack of tariffs', async (given, path, words) => {
  await visitWith(given, path)
  expect(await screen.findByText(words)).toBeVisible()
})

const renews = 'Verlängert sich alle 28 Tage um 14,90 €. Ihr Guthaben reicht für die nächste Verlängerung'
const small = { mvno_code: 'FREE_S', name: 'Mtel Free S', price: { value: 9.9 } }

it.each<[Given, words: string, href?: string]>([
  [{ balance: 14.9, oldTariff: free }, `${renews}. Zusatzpakete ansehen`, '/additional-packages'],
  [{ balance: 14.89, oldTariff: free }, `${renews} nicht aus. Guthaben aufladen`, '/recharge-credit'],
  [{ balance: 14.5, tariffs: [free] }, 'Es fehlen 0,40 €. Guthaben aufladen', '/recharge-credit'],
  [{ balance: 14.5, tariffs: [small] }, '9,90 €Aktivieren'],
  [{ contractType: 'Postpaid', oldTariff: free }, '14,90 €Deaktivieren'],
  [{ balance: null, oldTariff: free }, '14,90 €Deaktivieren'],
  [{ oldTariff: { ...free, name: 'Flex 20' } }, '14,90 €Deaktivieren'],
])('T6: the only card of %j says "%s"', async (given, words, href) => {
  await visitWith(given)
  const card = await screen.findByRole('article')
  expect(textOf(card)).toContain(words)
  expect(within(card).queryByRole('link')?.getAttribute('href')).toBe(href)
})

it.each<[Given, words: string]>([
  [{ balance: 14.5, tariffs: [free] }, 'Damit können Sie Mtel Free M aktivieren.'],
  [{ balance: 3, oldTariff: free }, 'Guthaben danach'],
])('T6 P1: the hint of %j begins the top-up with what is missing', async (given, words) => {
  const { user } = await visitWith(given)
  await user.click(await main().findByRole('link', { name: 'Guthaben aufladen' }))
  expect(await screen.findByRole('textbox', { name: /^Betrag/ })).toHaveValue(given.oldTariff ? '20' : '10')
  expect(main().getByText(words)).toBeVisible()
})

/** Comes from the overview, which knows the units: on the day of the tests, 11 of 28 days are over. */
async function visitFromOverview(path = '/Tariffs'): Promise<VisitedPortal> {
  const portal = await visitTariffs('/')
  await screen.findByRole('progressbar', { name: /^Mtel Free M: / })
  await goTo(path)
  return portal
}

const ownUse = () => screen.queryByText(/^Ihr Verbrauch, hochgerechnet/)

it('T1: a tariff shows how it fits the own usage and how that is calculated, without a warning', async () => {
  const { sandbox } = await visitFromOverview()
  const fits = [
    ['Mtel Free S', 'Mtel Free SReicht nicht9,90'],
    ['Mtel Free M', 'AktivReicht knapp nicht14,90'],
    ['Mtel Free L', 'Mtel Free LPasst24,90'],
  ] as const
  for (const [name, words] of fits) {
    const card = await cardOf(name)
    expect(card).toHaveTextContent(words)
    expect(card.innerHTML).not.toMatch(/warn/i)
  }
  expect(textOf(ownUse())).toBe('Ihr Verbrauch, hochgerechnet auf 28 Tage: etwa 920 Minuten und 16 GB.')
  expect(screen.getByText(/^Gerechnet aus 11 Tagen seit \d\d\.11\.2026\.$/)).toBeVisible()
  expect(await cardOf('Mtel Free M')).not.toHaveTextContent('als jetzt')
  expect(callsOf(sandbox, 'getResources')).toHaveLength(1)
})

it('T1 T5: the page of tariffs opened first shows the same, for which it reads the units itself', async () => {
  const portal = await visitTariffs('/Tariffs', { hold: ['getConsentStatus', 'getResources'] })
  await cardOf('Mtel Free L')
  expect(ownUse()).toBeNull()
  await portal.answers.release('getResources')
  expect(textOf(await screen.findByText(/^Ihr Verbrauch, hochgerechnet/))).toContain('920 Minuten und 16 GB')
  expect(await cardOf('Mtel Free L')).toHaveTextContent('Passt')
  await portal.user.click(await tariffButton('Deaktivieren', 'Mtel Free M'))
  expect(textOf(await dialog('Tarif deaktivieren'))).toContain('Mtel Free M endet. Übrig sind 640 min')
  expect(callsOf(portal.sandbox, 'getResources')).toHaveLength(1)
})

it.each([
  ['30', /^VertragsbindungBindung bis \S+ Damit der Vertrag dann endet, kündigen Sie bis \S+Im Kalender/],
  ['', /^VertragsbindungBindung bis \d\d\.\d\d\.\d{4}Die gesetzlich/],
])(
  'T1: with "%s" days of notice, a bound contract says until when, and leaves the notice of the law to the provider',
  async (notice, words) => {
    await visitTariffs('/Tariffs', { ...postpaid, settings: { 'portal:notice-days': notice } })
    const card = (await screen.findByRole('heading', { name: 'Vertragsbindung' })).parentElement
    await waitFor(() => expect(textOf(card)).toMatch(words))
    expect(card).toHaveTextContent('Mitteilung zum Ende der Bindung kommt von Ihrem Anbieter')
  },
)

it('T1: beside the end of the term, a cheaper tariff that would do is named; nothing after the end', async () => {
  const plan = (name: string, value: number, gigabytes: number) => ({
    ...{ mvno_code: name, name, durationLabel: '28 Tage', price: { value } },
    descriptionItems: [{ title: `${gigabytes} GB` }, { title: '1000 Minuten' }],
  })
  const given = {
    contractType: 'Postpaid',
    oldTariff: plan('M', 14.9, 20),
    tariffs: [plan('S', 9.9, 6)],
  } as const
  const { answers } = await visitWith({ ...given, bindingEndDate: '30.06.2027', tariffs: [...given.tariffs] })
  await screen.findByRole('heading', { name: 'Vertragsbindung' })
  const account = { expiryDate: '07.12.2026' }
  const resources = {
    TARIFF_PLAN: [{ ...account, name: 'Laufzeit', balance: 17, initialBalance: 28, unit: 'Tage' }],
    BUNDLE_ACCOUNT: [
      { ...account, name: 'Daten', balance: 18, initialBalance: 20, unit: 'GB' },
      { ...account, name: 'Minuten', balance: 990, initialBalance: 1000, unit: 'min' },
    ],
  }
  await answers.replace('getResources', { body: { resources } })
  const words =
    'S würde für Ihren bisherigen Verbrauch reichen und kostet 5,00 € weniger. Das ist eine Schätzung.'
  await waitFor(() => expect(textOf(main().queryByText(/würde/))).toBe(words))
  await visitWith({ ...given, bindingEndDate: '19.11.2026', tariffs: [...given.tariffs] })
  await cardOf('S')
  expect(screen.queryByRole('heading', { name: 'Vertragsbindung' })).toBeNull()
})

/** The rows of the table of plans. */
const planRows = async () =>
  within(await screen.findByRole('region', { name: 'Tarife im Vergleich' }))
    .getAllByRole('row')
    .map((row) => textsOf([...row.children]).join(' | '))

it('T1: a table compares all plans at a glance, the cheapest first', async () => {
  await visitFromOverview()
  await cardOf('Mtel Free M')
  expect(await planRows()).toEqual([
    ' | Mtel Free S | Mtel Free M | Mtel Free L',
    'Preis | 9,90 € | 14,90 € | 24,90 €',
    'Minuten | 500 | 1.000 | 2.000',
    'GB | 5 | 15 | 40',
    'Ihr Verbrauch | Reicht nicht | Reicht knapp nicht | Passt',
  ])
})

it('T1: the table names what it does not know, and what a plan does not state', async () => {
  const plan = (mvno_code: string, titles: string[], price: Tariff['price']) => ({
    ...{ mvno_code, name: `Plan ${mvno_code}`, durationLabel: '28 Tage', price },
    descriptionItems: titles.map((title) => ({ title })),
  })
  const [oldTariff, other] = [
    plan('A', ['5 GB', '100 Minuten'], undefined),
    plan('B', ['9 GB', '200 Minuten', '50 SMS'], { value: 5 }),
  ]
  const portal = await visitWith({ oldTariff, tariffs: [other] })
  await cardOf('Plan B')
  await portal.answers.replace('getResources', { body: { resources: {} } })
  await waitFor(async () =>
    expect(await planRows()).toEqual([
      ' | Plan B | Plan A',
      'Preis | 5,00 € | Preis nicht angegeben',
      'GB | 9 | 5',
      'Minuten | 200 | 100',
      'SMS | 50 | nicht angegeben',
      'Ihr Verbrauch | nicht bekannt | nicht bekannt',
    ]),
  )
})

it('T1 E1: without the units the page says that the own usage is unknown, and shows no error', async () => {
  const portal = await visitTariffs('/Tariffs', { hold: ['getConsentStatus', 'getResources'] })
  await cardOf('Mtel Free L')
  await portal.answers.replace('getResources', { code: 'RESOURCES_FAILED' }, 500)
  expect(await screen.findByText('Ihr Verbrauch lässt sich noch nicht hochrechnen.')).toBeVisible()
  expect(toasts()).toEqual([])
  expect(await cardOf('Mtel Free L')).not.toHaveTextContent('Passt')
})

it('T1 T7: a package supplements a tariff, and shows no comparison', async () => {
  await visitFromOverview('/additional-packages')
  const card = await cardOf('Extra 5 GB')
  expect(headings()).toEqual(['Zusatzpakete', 'Extra 5 GB'])
  expect(textOf(card)).toBe('Extra 5 GB5,00 €28 Tage5 GBin ÖsterreichAktivieren')
  expect(ownUse()).toBeVisible()
})

it('C3 T1: the own usage never comes from another contract', async () => {
  const portal = await visitFromOverview()
  await cardOf('Mtel Free M')
  portal.answers.hold('getResources')
  selectPostpaid(portal)
  await goTo('/Tariffs')
  await cardOf('Flex 20')
  expect(ownUse()).toBeNull()
})

it('T1 T5: leaving during a change reads the own usage again, which the change may have altered', async () => {
  const portal = await visitFromOverview()
  portal.answers.hold('activateTariff')
  await portal.user.click(await tariffButton('Aktivieren', 'Extra 5 GB'))
  await pressInDialog(portal, 'Tarif aktivieren', 'Zahlungspflichtig aktivieren')
  await portal.answers.next('activateTariff')
  await goTo('/customer-support')
  portal.answers.hold('getResources')
  await goTo('/Tariffs')
  await cardOf('Mtel Free L')
  expect(ownUse()).toBeNull()
})

it('T1 T5: a change clears the own usage, because it brings other units', async () => {
  const portal = await visitFromOverview()
  await portal.user.click(await tariffButton('Deaktivieren', 'Mtel Free M'))
  await pressInDialog(portal, 'Tarif deaktivieren', 'Mtel Free M beenden')
  const ended = await dialog('Mtel Free M ist beendet')
  await waitFor(() => expect(textOf(ended)).toContain('Derzeit ist kein Tarif aktiv.Guthaben jetzt 23,40 €'))
  await press(portal, 'Fertig')
  await portal.user.click(await tariffButton('Aktivieren', 'Mtel Free M'))
  await pressInDialog(portal, 'Tarif aktivieren', 'Zahlungspflichtig aktivieren')
  await pressInDialog(portal, 'Mtel Free M ist aktiv', 'Fertig')
  await tariffButton('Deaktivieren', 'Mtel Free M')
  await waitFor(() => expect(screen.queryByText('Derzeit ist kein Tarif aktiv.')).toBeNull())
  expect(ownUse()).toBeNull()
  expect(await cardOf('Mtel Free L')).toHaveTextContent('10,00 € mehr als jetzt')
})

it('S6 T5: what is left of a plan is never named in another language', async () => {
  const portal = await visit('/', { brand: 'first', hold: ['getConsentStatus'] })
  await screen.findByRole('progressbar', { name: /^Mtel Free M: / })
  await goTo('/Tariffs')
  await chooseFromMenu(portal.user, 'Sprache', 'SRB')
  await portal.user.click(await tariffButton('Deaktiviraj', 'Mtel Free M'))
  const left = await screen.findByText(/^Tarifa Mtel Free M se isključuje\. Preostalo: /)
  expect(left).toHaveTextContent('8,6 GB (Internet Austrija)')
})

it('T4 T5: a customer reads what is left of the plan that ends', async () => {
  const portal = await visitFromOverview()
  await portal.user.click(await tariffButton('Aktivieren', 'Mtel Free S'))
  await pressInDialog(portal, 'Tarif aktivieren', 'Zahlungspflichtig aktivieren')
  const left =
    'Mtel Free M endet. Übrig sind 640 min, 85 SMS, 8,6 GB (Daten Österreich) und 1,2 GB (Daten EU).'
  expect(textOf(await dialog('Ein Tarif ist bereits aktiv'))).toContain(left)
  await pressInDialog(portal, 'Ein Tarif ist bereits aktiv', 'Abbrechen')
  // The refusal may mean that the units have changed, too.
  await portal.user.click(await tariffButton('Deaktivieren', 'Mtel Free M'))
  expect(textOf(await dialog('Tarif deaktivieren'))).toContain('Mtel Free M endet.')
})

it('T5: the end of a package says nothing of the units, the end of the tariff in use, or a withdrawal', async () => {
  const pack = { mvno_code: 'PACK', name: 'Extra 5 GB', isActive: true }
  const portal = await visitWith({ oldTariff: { ...free, isActive: true }, tariffs: [pack] })
  await portal.user.click(await tariffButton('Deaktivieren', 'Extra 5 GB'))
  expect(textOf(await dialog('Tarif deaktivieren'))).not.toContain('Extra 5 GB endet.')
  portal.answers.hold('deactivateTariff')
  await pressInDialog(portal, 'Tarif deaktivieren', 'Extra 5 GB beenden')
  await portal.answers.replace('deactivateTariff', { code: 'DEACTIVATE_PLAN_SUCCESS' })
  const ended = await dialog('Extra 5 GB ist beendet')
  expect(textOf(ended)).not.toContain('Derzeit ist kein Tarif aktiv.')
  expect(within(ended).queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull()
})

const termsOf = async ({ user }: VisitedPortal, tariff: string) => {
  await user.click(await tariffButton('Aktivieren', tariff))
  return dialog('Tarif aktivieren')
}
const balance = ['Guthaben jetzt: 23,40 €', 'Guthaben danach: 18,40 €']

it.each([
  ['Extra 5 GB', ['Preis: 5,00 €', 'Laufzeit: 28 Tage', ...balance]],
  [
    'Mtel Free S',
    [
      ...['Preis: 9,90 €', 'Bisheriger Preis: 14,90 €', 'Laufzeit: 28 Tage'],
      ...['Weniger enthalten: 500 Minuten und 10 GB'],
      ...['Guthaben jetzt: 23,40 €', 'Guthaben danach: 13,50 €'],
    ],
  ],
])('T2: the terms of an activation of %s show its effect', async (tariff, facts) => {
  const terms = await termsOf(await visitFromOverview(), tariff)
  expect(within(terms).getByRole('heading', { level: 3 })).toHaveTextContent(tariff)
  expect(factsIn(terms)).toEqual(facts)
  expect(terms).toHaveTextContent('Mit der Aktivierung akzeptieren Sie die Allgemeinen Geschäftsbedingungen.')
})

it('T2: the terms of an activation say how much is missing', async () => {
  const terms = await termsOf(await visitTariffs(), 'Mtel Free L')
  expect(terms).toHaveTextContent('Ihr Guthaben reicht dafür derzeit nicht aus. Es fehlen 1,50 €.')
  expect(terms).not.toHaveTextContent('Guthaben danach')
})

it.each(['Postpaid', 'Business'] as const)(
  'T2: the terms of an activation of a %s contract lower no balance',
  async (contractType) => {
    const tariffs = [{ mvno_code: 'A', name: 'Flex 50', price: { value: 29.9 } }]
    const portal = await visitWith({ contractType, balance: 18.75, tariffs })
    expect(factsIn(await termsOf(portal, 'Flex 50'))).toEqual(['Preis: 29,90 €'])
  },
)
