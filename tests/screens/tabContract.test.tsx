// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newSandbox, startPortal, storeInOtherTab } from '../testPortal'

const choose = async (name: RegExp, { user }: Awaited<ReturnType<typeof startPortal>>) =>
  user.click(await screen.findByRole('button', { name }))
const header = () => screen.getByRole('region', { name: 'Ausgewählter Vertrag' })

it('S2: a reload keeps the contract of this tab, whatever another tab has chosen since', async () => {
  const sandbox = newSandbox()
  await choose(/^436601000011/, await startPortal({ account: 'everyday', sandbox }))
  await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
  await storeInOtherTab('zweiklang.phone', '436601000001')
  await startPortal({ account: 'everyday', sandbox, stored: { phone: '436601000001' } })
  await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
  expect(header()).toHaveTextContent('436601000011')
})

it('S2: a tab that nobody has chosen a contract in stays with the one it was opened with', async () => {
  const sandbox = newSandbox()
  await startPortal({ account: 'everyday', sandbox })
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  await startPortal({ account: 'everyday', sandbox, stored: { phone: '436601000011' } })
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  expect(header()).toHaveTextContent('436601000001')
})

it('S2: a reload of any page keeps a contract that has no phone number', async () => {
  const sandbox = newSandbox()
  await choose(/^Internet zu Hause/, await startPortal({ account: 'everyday', sandbox }))
  await screen.findByRole('heading', { level: 1, name: 'Internet-Tarif' })
  await startPortal({ account: 'everyday', sandbox, path: '/bills' })
  await screen.findByRole('heading', { level: 1, name: 'Rechnungen' })
  expect(header()).toHaveTextContent('Internet zu Hause')
})

it('S2: a new tab begins with the contract chosen last in any tab', async () => {
  await startPortal({ account: 'everyday', stored: { phone: '436601000011' } })
  await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
})

it('S2: what a tab remembers of another customer changes nothing', async () => {
  const tab = { contract: { productId: 'of-somebody-else', phone: null } }
  await startPortal({ account: 'everyday', tab })
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
})

it('C2: the address of another home is followed in a tab that nobody has chosen a contract in', async () => {
  const sandbox = newSandbox()
  await startPortal({ account: 'everyday', sandbox })
  await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
  await startPortal({ account: 'everyday', sandbox, path: '/tv' })
  expect(await screen.findByRole('heading', { name: 'TV Komfort' })).toBeVisible()
})

it('C2: the address of another home leads back to the contract that was chosen', async () => {
  const sandbox = newSandbox()
  await choose(/^436601000011/, await startPortal({ account: 'everyday', sandbox }))
  await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
  // However often: what was chosen stays chosen.
  for (const path of ['/tv', '/internet', '/tv']) {
    await startPortal({ account: 'everyday', sandbox, path })
    await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
    expect(window.location.pathname).toBe('/')
  }
})
