// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { asked, call, expectNumbers, loadMore, openListing, openWith, pageOf } from './listingVisit'

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

  it('U4: end with an empty one, whatever number was promised', async () => {
    const portal = await openWith(pageOf(1, 9, call('1')))
    await bring(portal, pageOf(2, 9))
    await expectEnd()
    await expectNumbers('1')
  })

  it('U4: end with the first where the provider counts none', async () => {
    const portal = await openWith({ listing: [call('1')] })
    await expectNumbers('1')
    await expectEnd()
    expect(screen.getByText('1 Eintrag geladen')).toBeVisible()
    expect(pagesAsked(portal)).toEqual(['1'])
  })

  it('U4: end where the number shrinks, and go on where it grows', async () => {
    const portal = await openWith(pageOf(1, 2, call('1')))
    await bring(portal, pageOf(2, 5, call('2')))
    await bring(portal, pageOf(3, 2, call('3')))
    await expectNumbers('1', '2', '3')
    await expectEnd()
  })

  it('U4: do not bring again what new usage has pushed on to them', async () => {
    const portal = await openWith(pageOf(1, 4, call('1'), call('2'), call('3')))
    await bring(portal, pageOf(2, 4, call('2'), call('3'), call('4')))
    await expectNumbers('1', '2', '3', '4')
    // A page that only repeats is the end: otherwise it would be asked for on and on.
    await bring(portal, pageOf(3, 4, call('2'), call('3'), call('4')))
    await expectEnd()
    await expectNumbers('1', '2', '3', '4')
  })

  it.each([
    ['where they meet', ['1', '2'], ['2', '3']],
    ['anywhere', ['2', '1'], ['3', '2']],
  ])('U4: show equal entries of two pages each, %s', async (_, first, second) => {
    const portal = await openWith(pageOf(1, 2, ...first.map(call)))
    await bring(portal, pageOf(2, 2, ...second.map(call)))
    await expectNumbers(...first, ...second)
  })

  it('U4: show entries that are alike within one page each', async () => {
    await openWith(pageOf(1, 1, call('1'), call('1')))
    await expectNumbers('1', '1')
  })

  it.each([1, 4])('U4: out of order (%s for 2) are not taken, and can be asked for again', async (page) => {
    const portal = await openWith(pageOf(1, 5, call('1')))
    await bring(portal, pageOf(page, 5, call('9')))
    expect(await screen.findByText('Weitere Einträge konnten nicht geladen werden.')).toBeVisible()
    await expectNumbers('1')
    await portal.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await act(() => portal.answers.replace('getListing', { body: pageOf(2, 2, call('2')) }))
    await expectNumbers('1', '2')
    expect(pagesAsked(portal)).toEqual(['1', '2', '2'])
  })

  it('U4 E1: of which one fails keep what is loaded', async () => {
    const portal = await openWith(pageOf(1, 2, call('1')))
    await portal.user.click(await loadMore())
    await portal.answers.give('getListing', new Response('<h1>Bad Gateway</h1>', { status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Weitere Einträge konnten nicht geladen werden.',
    )
    await expectNumbers('1')
    await portal.user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await act(() => portal.answers.replace('getListing', { body: pageOf(2, 2, call('2')) }))
    await expectNumbers('1', '2')
    await expectEnd()
  })

  it('U4: are asked for one at a time, however often the button is pressed', async () => {
    const portal = await openWith(pageOf(1, 3, call('1')))
    const button = await loadMore()
    await portal.user.tripleClick(button)
    await act(() => portal.answers.replace('getListing', { body: pageOf(2, 3, call('2')) }))
    await expectNumbers('1', '2')
    expect(pagesAsked(portal)).toEqual(['1', '2'])
  })

  it('U4: the first of which is not the first is no listing', async () => {
    const { answers } = await openListing()
    await answers.replace('getListing', { body: pageOf(2, 3, call('1')) })
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Verbindungen' })).toBeNull()
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
