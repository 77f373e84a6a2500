import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { callsOf, newSandbox, storeInOtherTab, type VisitedPortal } from '../testPortal'
import { header, heading, logOut, postpaid, press, visit, visitWithAnswer } from './steps'

const labels = { postpaid: /^436601000011/, tv: /^Fernsehen zu Hause/, internet: /^Internet zu Hause/ }
const choose = (portal: VisitedPortal, label: keyof typeof labels) => press(portal, labels[label])

it.each([
  ['postpaid', '1002', '/', 'Flex 20', ['getMeByPhone', 'getResources', 'getBills']],
  ['tv', '1005', '/tv', 'Ihr TV', ['getMe', 'getTvTariff']],
  ['internet', '1006', '/internet', 'Internet-Tarif', ['getMe', 'getInternetTariff']],
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

describe('answers of the former contract or language', () => {
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
    expect(document.body).not.toHaveTextContent(/Lena|436601|€/)
  })
})

describe('the contract of a tab', () => {
  it.each([
    ['postpaid', 'Flex 20', '/', '436601000011'],
    // It has no phone number.
    ['internet', 'Internet-Tarif', '/internet', 'Internet zu Hause'],
  ] as const)('S2 C2: once chosen (%s) survives reloads and other tabs', async (label, title, home, name) => {
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
  })

  it('S2 C2: stays the first contract of the tab, unless the customer opens another home', async () => {
    const sandbox = newSandbox()
    await visit('/', { sandbox })
    await heading('Mtel Free M')
    await visit('/', { sandbox, ...postpaid })
    await heading('Mtel Free M')
    expect(await header()).toHaveTextContent('436601000001')
    await visit('/tv', { sandbox })
    expect(await screen.findByRole('heading', { name: 'TV Komfort' })).toBeVisible()
  })

  it('S2: is ignored if it belongs to another customer', async () => {
    await visit('/', { tab: { contract: { productId: 'of-somebody-else', phone: null } } })
    await heading('Mtel Free M')
  })
})
