// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asked, call, expectNumbers, loadMore, openListing, openWith, pageOf, select } from './listingVisit'

const november = { startDate: '01.11.2026', endDate: '30.11.2026', page: '1' }
const october = { startDate: '01.10.2026', endDate: '31.10.2026', page: '1' }
const options = async (name: string) =>
  within(await select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const search = () => Object.fromEntries(new URLSearchParams(window.location.search))
const back = () => act(async () => window.history.back())
const noEntries = () => expect(screen.queryByRole('list', { name: 'Verbindungen' })).toBeNull()

describe('month and type', () => {
  it('U1: are the last six months and the four types, by their names', async () => {
    await openListing()
    expect(await options('Monat')).toEqual([
      'November 2026',
      'Oktober 2026',
      'September 2026',
      'August 2026',
      'Juli 2026',
      'Juni 2026',
    ])
    expect(await options('Art')).toEqual(['Alle', 'Anrufe', 'SMS', 'Mobiles Internet'])
    await openListing({ locale: 'sr' })
    expect((await options('Mesec'))[0]).toBe('Novembar 2026')
    expect(await options('Vrsta')).toEqual(['Sve', 'Pozivi', 'SMS', 'Mobilni internet'])
  })

  it('U1: are asked for by day.month.year; all types by none', async () => {
    const portal = await openWith(pageOf(1, 1, call('A')))
    await portal.user.selectOptions(await select('Monat'), 'Oktober 2026')
    await portal.user.selectOptions(await select('Art'), 'Mobiles Internet')
    await portal.user.selectOptions(await select('Art'), 'Alle')
    await waitFor(() =>
      expect(asked(portal)).toEqual([november, october, { ...october, type: 'DATA' }, october]),
    )
  })

  it('U1: stand in the address, where going back and reloading find them', async () => {
    const portal = await openWith(pageOf(1, 1, call('A')))
    await portal.user.selectOptions(await select('Monat'), 'September 2026')
    await portal.user.selectOptions(await select('Art'), 'Anrufe')
    expect(search()).toEqual({ month: '2026-09', type: 'CALL' })
    await back()
    await waitFor(async () => expect(await select('Art')).toHaveValue('ALL'))
    expect(await select('Monat')).toHaveValue('2026-09')
    await back()
    await waitFor(async () => expect(await select('Monat')).toHaveValue('2026-11'))

    const reloaded = await openListing({ path: '/listing?month=2026-09&type=CALL' })
    expect(await select('Monat')).toHaveValue('2026-09')
    await waitFor(() =>
      expect(asked(reloaded)).toEqual([
        { startDate: '01.09.2026', endDate: '30.09.2026', page: '1', type: 'CALL' },
      ]),
    )
  })

  it.each(['?month=2020-01&type=FAX', '?month=&type=', '?month=2026-13&type=call'])(
    'U1: of an address that makes no sense (%s) are the current month and all types',
    async (query) => {
      const portal = await openListing({ path: `/listing${query}` })
      await waitFor(() => expect(asked(portal)).toEqual([november]))
      expect(await select('Monat')).toHaveValue('2026-11')
      expect(await select('Art')).toHaveValue('ALL')
    },
  )
})

describe('a change of month, type or contract', () => {
  it('U5: of month and type to and fro shows what was chosen last', async () => {
    const portal = await openWith(pageOf(1, 1, call('A')))
    for (const month of ['Oktober 2026', 'September 2026', 'November 2026'])
      await portal.user.selectOptions(await select('Monat'), month)
    await waitFor(() => expect(asked(portal)).toHaveLength(4))
    expect(portal.answers.count('getListing')).toBe(1)
    await act(() => portal.answers.replace('getListing', { body: pageOf(1, 1, call('D')) }))
    await expectNumbers('D')
    expect(asked(portal).at(-1)).toEqual(november)
  })

  it('U5 C3: of the contract asks for the other one, and nothing of the former shows', async () => {
    const portal = await openWith(pageOf(1, 2, call('A')))
    await portal.user.click(await loadMore())
    await waitFor(() => expect(portal.answers.count('getListing')).toBe(1))
    await portal.user.click(await screen.findByRole('button', { name: /^436601000011/ }))
    // The choice of a contract leads to its home; the way back is the browser's.
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    await back()
    await waitFor(() => expect(portal.answers.count('getListing')).toBe(1))
    noEntries()
    await act(() => portal.answers.replace('getListing', { body: pageOf(1, 1, call('B')) }))
    await expectNumbers('B')
    const contracts = portal.sandbox.requests
      .filter(({ operationId }) => operationId === 'getListing')
      .map(({ headers }) => headers.SubscriptionId)
    expect(new Set(contracts).size).toBe(2)
    expect(contracts.slice(0, 2)).toEqual([contracts[0], contracts[0]])
  })
})

type Opened = Awaited<ReturnType<typeof openWith>>

/** Asks for the next page, and lets the provider answer with this one. */
async function bring({ user, answers }: Opened, page: ReturnType<typeof pageOf>) {
  await user.click(await loadMore())
  await act(() => answers.replace('getListing', { body: page }))
}

const expectEnd = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /Weitere Einträge|Erneut/ })).toBeNull())
const pagesAsked = (portal: Opened) => asked(portal).map(({ page }) => page)

describe('the pages of a month', () => {
  it('U4: follow one another until there is none after', async () => {
    const portal = await openWith(pageOf(1, 3, call('1'), call('2')))
    await expectNumbers('1', '2')
    await bring(portal, pageOf(2, 3, call('3')))
    await expectNumbers('1', '2', '3')
    await bring(portal, pageOf(3, 3, call('4')))
    await expectNumbers('1', '2', '3', '4')
    await expectEnd()
    expect(screen.getByText('4 Einträge geladen')).toBeVisible()
    expect(pagesAsked(portal)).toEqual(['1', '2', '3'])
  })

  it('U4: end with the first where the provider counts none', async () => {
    const portal = await openWith({ listing: [call('1')] })
    await expectNumbers('1')
    await expectEnd()
    expect(screen.getByText('1 Eintrag geladen')).toBeVisible()
    expect(pagesAsked(portal)).toEqual(['1'])
  })

  it.each([
    ['come by themselves as the end of the list comes near', [false, true], ['1', '2', '3']],
    ['wait for the button while the end is far away', [true, false], ['1']],
  ])('U4: %s', async (_, moments, pages) => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly notice: (seen: { isIntersecting: boolean }[]) => void
        constructor(notice: (seen: { isIntersecting: boolean }[]) => void) {
          this.notice = notice
        }
        // What a busy browser has seen since the last time it reported, oldest first.
        observe = () =>
          queueMicrotask(() => this.notice(moments.map((isIntersecting) => ({ isIntersecting }))))
        disconnect = () => undefined
      },
    )
    const portal = await openListing()
    for (const page of pages) {
      await waitFor(() => expect(portal.answers.count('getListing')).toBe(1))
      await act(() => portal.answers.replace('getListing', { body: pageOf(Number(page), 3, call(page)) }))
    }
    await expectNumbers(...pages)
    expect(pagesAsked(portal)).toEqual(pages)
    vi.unstubAllGlobals()
  })
})
