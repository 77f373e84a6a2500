// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { goTo, startPortal, type Visit } from '../testPortal'
import { main } from './steps'

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

  it('D1: a device without name and date is there all the same; says where there is none', async () => {
    const { answers } = await visitDevices({ hold: ['getDevices'] })
    await answers.replace('getDevices', {
      body: { contracts: [{ productId: 'P-9', name: null, created_at: null }] },
    })
    expect((await (await list()).findByRole('listitem')).textContent).toBe('P-9')
    const none = await visitDevices({ hold: ['getDevices'] })
    await none.answers.replace('getDevices', { body: { contracts: [] } })
    expect(await screen.findByText('Keine Geräte vorhanden')).toBeVisible()
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
})
