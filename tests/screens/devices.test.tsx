// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, startPortal, type Visit } from '../testPortal'
import { toasts } from '../toasts'

const main = () => within(screen.getByRole('main'))
const list = async () => within((await main().findAllByRole('list'))[0] as HTMLElement)

/** Opens the devices as the customer whose current contract is TV. */
async function visitDevices(visit: Visit = {}) {
  const portal = await startPortal({ account: 'everyday', path: '/tv', ...visit })
  await screen.findByRole('heading', { name: 'TV Komfort' })
  await goTo('/device')
  return portal
}

describe('the devices of a TV contract', () => {
  it('D1: have name and date of activation, under a heading that nothing is owed', async () => {
    await visitDevices()
    expect(await main().findByRole('heading', { level: 2 })).toHaveTextContent('Keine offenen Gebühren')
    const items = (await list()).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      'TV-Box WohnzimmerAktiviert am 16.10.2025Ausgewählt',
      'TV-Box SchlafzimmerAktiviert am 22.08.2026Ausgewählt',
      'Mtel Free M436601000001Aktiviert am 20.12.2024',
    ])
  })

  it('D1: a device without name and date is there all the same', async () => {
    const { answers } = await visitDevices({ hold: ['getDevices'] })
    await answers.replace('getDevices', {
      body: { contracts: [{ productId: 'P-9', name: null, created_at: null }] },
    })
    expect((await (await list()).findByRole('listitem')).textContent).toBe('P-9')
  })

  it('D1: says that there are none', async () => {
    const { answers } = await visitDevices({ hold: ['getDevices'] })
    await answers.replace('getDevices', { body: { contracts: [] } })
    expect(await screen.findByText('Keine Geräte vorhanden')).toBeVisible()
    expect(toasts()).toEqual([])
  })

  it('E1 D1: devices that cannot be loaded are said so, and asked for again', async () => {
    const { answers, user } = await visitDevices({ hold: ['getDevices'] })
    await answers.replace('getDevices', { body: {} })
    const retry = await main().findByRole('button', { name: 'Erneut versuchen' })
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    await user.click(retry)
    await answers.release('getDevices')
    expect(await screen.findByText('TV-Box Wohnzimmer')).toBeVisible()
  })

  it.each([
    ['is not chosen yet', '/tv'],
    ['is the current one', '/'],
  ])('D1: a mobile contract that %s leads to /', async (_, path) => {
    const { user } = await startPortal({ account: 'everyday', path })
    await screen.findByRole('heading', { level: 2, name: path === '/' ? 'Tarif' : 'TV Komfort' })
    await goTo('/device')
    await user.click(await main().findByRole('button', { name: /^Mtel Free M/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  it('D1: a device of the current contract leads nowhere', async () => {
    const { user } = await visitDevices()
    const box = await main().findByRole('button', { name: /^TV-Box Wohnzimmer/ })
    expect(box).toHaveAttribute('aria-current', 'true')
    await user.click(box)
    expect(window.location.pathname).toBe('/device')
  })
})
