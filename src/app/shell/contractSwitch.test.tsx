import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../../../tests/support/menus'
import {
  dialog,
  expectNoDialog,
  failure,
  header,
  heading,
  logOut,
  postpaid,
  press,
  textsOf,
  visit,
  visitWithAnswer,
} from '../../../tests/support/steps'
import { callsOf, newSandbox, storeInOtherTab, type VisitedPortal } from '../../../tests/support/testPortal'

const labels = { postpaid: /^\+43 660 1000011/, tv: /^Fernsehen zu Hause/, internet: /^Internet zu Hause/ }
const choose = (portal: VisitedPortal, label: keyof typeof labels) => press(portal, labels[label])

it.each([
  ['postpaid', '1002', '/', 'Flex 20', ['getMeByPhone', 'getResources', 'getBills']],
  ['tv', '1005', '/tv', 'Ihr TV', ['getMe', 'getTvTariff', 'getBills']],
  ['internet', '1006', '/internet', 'Internet-Tarif', ['getMe', 'getInternetTariff', 'getBills']],
] as const)('C1 C2: the %s contract %s loads its data at %s', async (label, id, home, title, asked) => {
  const portal = await visit('/')
  await screen.findByText('Ihr Guthaben reicht.')
  const countBefore = portal.sandbox.requests.length
  await choose(portal, label)
  await heading(title)
  expect(window.location.pathname).toBe(home)
  const expected = [...asked, 'getConsentStatus'].sort()
  const newRequests = () => portal.sandbox.requests.slice(countBefore)
  const idsAfter = () => newRequests().map(({ operationId }) => operationId)
  await waitFor(() => expect(idsAfter().sort()).toEqual(expected))
  for (const { headers } of newRequests()) {
    const ids = { ContractId: `C-${id}`, SubscriptionId: `S-${id}`, LogosoftId: `L-${id}` }
    expect(headers).toMatchObject(ids)
    expect(headers.externalTvId).toBe(label === 'tv' ? 'TV-1005' : undefined)
  }
})

it.each([
  ['/tv', { isTv: true }, 'getTvTariff'],
  ['/internet', { isInternet: true }, 'getInternetTariff'],
] as const)('C2: %s opens with the only contract of its type', async (path, kind, operationId) => {
  const contracts = [
    { productId: 'P-1', contractId: 'P-1', statusReason: 'Active', isMobile: true },
    { productId: 'P-2', contractId: 'P-2', statusReason: 'Active', ...kind },
  ]
  const { sandbox } = await visitWithAnswer(path, 'getMe', { body: { user: { contracts } } })
  await waitFor(() =>
    expect(callsOf(sandbox, operationId)).toMatchObject([{ headers: { ContractId: 'P-2' } }]),
  )
})

describe('the switcher in the header', () => {
  const openSwitcher = async ({ user }: VisitedPortal) => {
    await user.click(await within(await header()).findByRole('button', { name: /43 660/ }))
    return within(await dialog('Verträge'))
  }
  const rows = async () => textsOf(within(await dialog('Verträge')).getAllByRole('button'))
  const askedContracts = ({ sandbox }: VisitedPortal) =>
    callsOf(sandbox, 'getBills').map(({ headers }) => headers.ContractId)

  it('C1 C3: reads the bills of the other contracts one by one, once it opens, and shows what is open', async () => {
    const portal = await visit('/', { hold: ['getBills'] })
    const { answers, reports } = portal
    await heading('Mtel Free M')
    expect(askedContracts(portal)).toEqual([])
    await openSwitcher(portal)
    const read = async (contract: string, answer: () => Promise<void>) => {
      await answers.next('getBills')
      expect(askedContracts(portal).at(-1)).toBe(contract)
      expect(answers.count('getBills')).toBe(1)
      expect(screen.queryByText('Wird geladen')).toBeNull()
      await act(answer)
    }
    await read('C-1002', () => answers.release('getBills'))
    await read('C-1003', () => answers.replace('getBills', {}, 500))
    await read('C-1005', () => answers.release('getBills'))
    // Without the bill that cannot be read, the sum would be too small.
    const partial = [{ billId: 'B-1', isBillPayed: false, total: { value: 12 } }, {}]
    await read('C-1006', () => answers.replace('getBills', partial))
    await waitFor(async () =>
      expect(await rows()).toEqual([
        '+43 660 1000001Wertkarte',
        '+43 660 1000011Vertrag63,50 € offen',
        '+43 660 1000012Business',
        'Fernsehen zu HauseTV29,90 € offen',
        'Internet zu HauseInternet',
      ]),
    )
    expect(screen.queryByText(failure)).toBeNull()
    expect(reports).toContainEqual(expect.objectContaining({ kind: 'callFailed', operation: 'getBills' }))
  })

  it('C3: does not read the bills of a contract without an id, or if the deployment switches it off', async () => {
    const contractOf = (id: string, ids: object) => ({
      ...{ productId: id, phoneNumber: `43660${id}`, statusReason: 'Active', isMobile: true },
      ...ids,
    })
    const contracts = [
      contractOf('1000001', { contractId: 'C-1' }),
      contractOf('1000002', {}),
      contractOf('1000003', { contractId: 'C-3' }),
    ]
    const portal = await visitWithAnswer('/', 'getMe', { body: { user: { contracts } } })
    await openSwitcher(portal)
    await waitFor(() => expect(askedContracts(portal)).toContain('C-3'))
    expect(askedContracts(portal)).not.toContain(undefined)
    const silent = await visit('/', { furtherReads: 'off' })
    await openSwitcher(silent)
    await silent.user.keyboard('{Escape}')
    await expectNoDialog()
    expect(askedContracts(silent)).toEqual([])
  })

  it('C3: aborts its read when the customer chooses a contract, which leaves the order as it was', async () => {
    const portal = await visit('/', { hold: ['getBills'] })
    const { user, answers } = portal
    const switcher = await openSwitcher(portal)
    await answers.next('getBills')
    const names = await rows()
    await user.click(switcher.getByRole('button', { name: /^\+43 660 1000012/ }))
    await expectNoDialog()
    await heading('Office 60')
    await waitFor(async () => expect(await header()).toContainElement(document.activeElement as HTMLElement))
    await openSwitcher(portal)
    expect(await rows()).toEqual(names)
    await user.keyboard('{Escape}')
    await expectNoDialog()
    // Only the home still waits for its own.
    await waitFor(() => expect(answers.count('getBills')).toBeLessThan(2))
    expect(askedContracts(portal)).toEqual(['C-1002', 'C-1003', 'C-1001'])
  })

  it('F11: has a search and no reads for a company, and is absent with one contract', async () => {
    const crowd = await visit('/', { account: 'crowd' })
    const search = (await openSwitcher(crowd)).getByRole('searchbox', { name: 'Vertrag suchen' })
    expect(await rows()).toHaveLength(21)
    await crowd.user.type(search, '0 3000500')
    await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/^\+43 660 3000500/)]))
    const searchFor = async (text: string) => {
      await crowd.user.clear(search)
      await crowd.user.paste(text)
    }
    // The first digits of Austria's own spelling.
    await searchFor('066')
    await waitFor(async () => expect(await rows()).toHaveLength(21))
    for (const text of ['0660 3000500', '+43 (0) 660 3000500', '\u202a+43\u00a0660\u00a03000500\u202c']) {
      await searchFor(text)
      await waitFor(async () =>
        expect(await rows(), text).toEqual([expect.stringMatching(/^\+43 660 3000500/)]),
      )
    }
    // The home's own read.
    expect(askedContracts(crowd)).toEqual(['C-30000'])
    await visit('/', { account: 'empty' })
    await screen.findByRole('button', { name: 'Profil' })
    expect(within(await header()).queryByRole('button', { name: /43 660/ })).toBeNull()
  })
})

describe('answers of the previous contract or language', () => {
  /** What only the prepaid contract has. */
  const prepaidOnly = /Mtel Free M|Treuepunkte|23,40|Bonus/

  it('C3: never appear, in whatever order they arrive', async () => {
    const portal = await visit('/', { hold: ['getResources'] })
    const { answers } = portal
    await screen.findByText('23,40 €')
    answers.hold('getMeByPhone', 'getMe')
    await choose(portal, 'postpaid')
    expect(document.body).not.toHaveTextContent(prepaidOnly)
    await choose(portal, 'tv')
    await choose(portal, 'postpaid')
    // A browser may abort an obsolete call late.
    await waitFor(() => {
      const held = (['getResources', 'getMeByPhone', 'getMe'] as const).map(answers.count)
      expect(held).toEqual([1, 1, 0])
    })
    await act(() => answers.release('getResources'))
    await heading('Flex 20')
    expect(screen.queryByText(/18,75/)).toBeNull()
    expect(document.body).not.toHaveTextContent(prepaidOnly)
    await act(() => answers.release('getMeByPhone'))
    expect(await screen.findByText('18,75 €')).toBeVisible()
    expect(document.body).not.toHaveTextContent(prepaidOnly)
  })

  it('C3: are dropped by a language switch, and aborted by a logout, which clears everything', async () => {
    const hold = ['getResources', 'getNotifications'] as const
    const portal = await visit('/', { brand: 'first', hold })
    const { user, answers } = portal
    const expectWaiting = (count: number) =>
      waitFor(() => expect(hold.map(answers.count)).toEqual([count, count]))
    await expectWaiting(1)
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await screen.findByRole('button', { name: /^Obaveštenja/ })
    await expectWaiting(1)
    await act(() => answers.release('getResources'))
    expect(await screen.findByRole('heading', { level: 3, name: 'Minuti Austrija' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Minuten Österreich')
    await chooseFromMenu(user, 'Jezik', 'DE')
    await expectWaiting(1)
    await logOut(portal)
    await expectWaiting(0)
    expect(document.body).not.toHaveTextContent(/Lena|660 1|€/)
  })
})

describe('the contract of a tab', () => {
  it.each([
    ['postpaid', 'Flex 20', '/', '+43 660 1000011'],
    // It has no phone number.
    ['internet', 'Internet-Tarif', '/internet', 'Internet zu Hause'],
  ] as const)(
    'S2 C2: once selected (%s) survives reloads and other tabs',
    async (label, title, home, name) => {
      const sandbox = newSandbox()
      await choose(await visit('/', { sandbox }), label)
      await heading(title)
      await storeInOtherTab('zweiklang.phone', '436601000001')
      for (const path of ['/', '/TV', '/internet', '/tv']) {
        await visit(path, { sandbox, stored: { phone: '436601000001' } })
        await heading(title)
        expect(window.location.pathname).toBe(home)
        expect(await header()).toHaveTextContent(name)
      }
    },
  )

  it('S2 C2: stays the first contract of the tab, unless the customer opens another home', async () => {
    const sandbox = newSandbox()
    await visit('/', { sandbox })
    await heading('Mtel Free M')
    await visit('/', { sandbox, ...postpaid })
    await heading('Mtel Free M')
    expect(await header()).toHaveTextContent('+43 660 1000001')
    await visit('/tv', { sandbox })
    expect(await screen.findByRole('heading', { name: 'TV Komfort' })).toBeVisible()
  })

  it('S2: is ignored if it belongs to another customer', async () => {
    await visit('/', { tab: { contract: { productId: 'of-somebody-else', phone: null } } })
    await heading('Mtel Free M')
  })
})
