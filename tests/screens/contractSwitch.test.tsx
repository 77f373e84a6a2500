// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { askedOf, goTo, startPortal } from '../testPortal'
import { toasts } from '../toasts'

const labels = {
  prepaid: /^436601000001/,
  postpaid: /^436601000011/,
  tv: /^Fernsehen zu Hause/,
  internet: /^Internet zu Hause/,
}
const choose = async (user: UserEvent, label: keyof typeof labels) =>
  user.click(await screen.findByRole('button', { name: labels[label] }))
const ids = { prepaid: '1001', postpaid: '1002', tv: '1005', internet: '1006' }

describe('choosing another contract', () => {
  it.each([
    ['postpaid', '/', 'Flex 20'],
    ['tv', '/tv', 'Ihr TV'],
    ['internet', '/internet', 'Internet-Tarif'],
  ] as const)('C1: leads to the home of its type: %s to %s', async (label, home, heading) => {
    const { user } = await startPortal({ account: 'everyday', path: '/customer-support' })
    await choose(user, label)
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(window.location.pathname).toBe(home)
  })

  it.each(['postpaid', 'tv', 'internet'] as const)(
    'C1: loads account and consent status of the %s contract, and its units or tariff',
    async (label) => {
      const { user, sandbox } = await startPortal({ account: 'everyday' })
      await screen.findByText('Ihr Guthaben reicht.')
      const before = sandbox.requests.length
      await choose(user, label)
      const content = { postpaid: 'getResources', tv: 'getTvTariff', internet: 'getInternetTariff' } as const
      const account = label === 'postpaid' ? 'getMeByPhone' : 'getMe'
      const owed = label === 'postpaid' ? ['getBills'] : []
      const expected = [account, content[label], 'getConsentStatus', ...owed].sort()
      await waitFor(() => expect(sandbox.requests.slice(before)).toHaveLength(expected.length))
      const after = sandbox.requests.slice(before)
      expect(after.map(({ operationId }) => operationId).sort()).toEqual(expected)
      for (const { headers } of after)
        expect(headers).toMatchObject({
          ContractId: `C-${ids[label]}`,
          SubscriptionId: `S-${ids[label]}`,
          LogosoftId: `L-${ids[label]}`,
        })
      const tvIds = new Set(after.map(({ headers }) => headers.externalTvId))
      expect(tvIds).toEqual(new Set([label === 'tv' ? 'TV-1005' : undefined]))
    },
  )

  it('C1: again, asks nothing and leads nowhere', async () => {
    const { user, sandbox } = await startPortal({ account: 'everyday', path: '/customer-support' })
    await choose(user, 'prepaid')
    expect(window.location.pathname).toBe('/customer-support')
    expect(askedOf(sandbox, 'getMeByPhone')).toEqual([])
  })

  it('C1: and a failing account leaves a way to try again', async () => {
    const { user, answers } = await startPortal({ account: 'everyday' })
    answers.hold('getMeByPhone')
    await choose(user, 'postpaid')
    await answers.replace('getMeByPhone', [])
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
    expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
    await answers.release('getMeByPhone')
    expect(await screen.findByText('18,75 €')).toBeVisible()
  })
})

describe('the home of another type', () => {
  it.each([
    ['prepaid', '/tv', '/'],
    ['prepaid', '/internet', '/'],
    ['tv', '/', '/tv'],
    ['tv', '/internet', '/tv'],
    ['internet', '/', '/internet'],
    ['internet', '/TV', '/internet'],
  ] as const)('C2: with the %s contract, %s leads to %s', async (label, path, home) => {
    const { user } = await startPortal({ account: 'everyday', path: '/customer-support' })
    await choose(user, label)
    await goTo(path)
    await waitFor(() => expect(window.location.pathname).toBe(home))
  })
})

describe('answers of the former contract or language', () => {
  /** Everything that only the prepaid contract has. */
  const former = /Mtel Free M|Treuepunkte|23,40|Bonus/

  it('C3: never show, in whatever order they come', async () => {
    const { user, answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
    await screen.findByText('23,40 €')
    answers.hold('getMeByPhone', 'getMe')
    await choose(user, 'postpaid')
    expect(document.querySelector('main')).not.toHaveTextContent(former)
    await choose(user, 'tv')
    await choose(user, 'postpaid')
    // A browser may be slow to break off what nobody waits for any more.
    await waitFor(() => {
      expect(answers.count('getResources')).toBe(1)
      expect(answers.count('getMeByPhone')).toBe(1)
      expect(answers.count('getMe')).toBe(0)
    })
    await act(() => answers.release('getResources'))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Flex 20')
    expect(screen.queryByText(/18,75/)).toBeNull()
    expect(document.body).not.toHaveTextContent(former)
    await act(() => answers.release('getMeByPhone'))
    expect(await screen.findByText('18,75 €')).toBeVisible()
    expect(document.body).not.toHaveTextContent(former)
  })

  it('C3: the header is empty until the account of the new contract is there', async () => {
    const { user, answers } = await startPortal({ account: 'everyday' })
    await screen.findByText('23,40 €')
    answers.hold('getMeByPhone')
    await choose(user, 'postpaid')
    await screen.findByRole('heading', { level: 1, name: 'Flex 20' })
    expect(screen.queryByText('23,40 €')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Bonus anzeigen' })).toBeNull()
  })

  it('C3: a language switch drops what was asked in the former language', async () => {
    const hold = ['getResources', 'getNotifications'] as const
    const { user, answers } = await startPortal({ account: 'everyday', brand: 'first', hold })
    await waitFor(() => expect(answers.count('getResources')).toBe(1))
    await chooseFromMenu(user, 'Sprache', 'SRB')
    await screen.findByRole('button', { name: /^Obaveštenja/ })
    await waitFor(() => expect(answers.count('getResources')).toBe(1))
    await act(() => answers.release('getResources'))
    expect(await screen.findByRole('heading', { level: 3, name: 'Minuti Austrija' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Minuten Österreich')
  })

  it('C3: nothing of the customer stands on the login after a logout, whatever comes late', async () => {
    const { user, answers } = await startPortal({
      account: 'everyday',
      hold: ['getResources', 'getNotifications'],
    })
    await screen.findByText('23,40 €')
    await chooseFromMenu(user, 'Profil', 'Abmelden')
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }))
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    await waitFor(() => {
      expect(answers.count('getResources')).toBe(0)
      expect(answers.count('getNotifications')).toBe(0)
    })
    expect(document.body).not.toHaveTextContent(/Lena|436601|€/)
  })
})
