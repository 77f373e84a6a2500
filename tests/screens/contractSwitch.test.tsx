// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseFromMenu } from '../menus'
import { goTo, newSandbox, startPortal, storeInOtherTab, type VisitedPortal } from '../testPortal'
import { header, heading, logOut, press } from './steps'

const labels = {
  prepaid: /^436601000001/,
  postpaid: /^436601000011/,
  tv: /^Fernsehen zu Hause/,
  internet: /^Internet zu Hause/,
}
const choose = (portal: Pick<VisitedPortal, 'user'>, label: keyof typeof labels) =>
  press(portal, labels[label])

describe('choosing another contract', () => {
  it.each([
    ['postpaid', '1002', '/', 'Flex 20', ['getMeByPhone', 'getResources', 'getBills']],
    ['tv', '1005', '/tv', 'Ihr TV', ['getMe', 'getTvTariff']],
    ['internet', '1006', '/internet', 'Internet-Tarif', ['getMe', 'getInternetTariff']],
  ] as const)(
    'C1 C2: of the %s contract %s asks for its own at %s, its home',
    async (label, id, home, title, asked) => {
      const portal = await startPortal({ account: 'everyday' })
      await screen.findByText('Ihr Guthaben reicht.')
      const before = portal.sandbox.requests.length
      await choose(portal, label)
      await heading(title)
      expect(window.location.pathname).toBe(home)
      const expected = [...asked, 'getConsentStatus'].sort()
      await waitFor(() => expect(portal.sandbox.requests.slice(before)).toHaveLength(expected.length))
      const after = portal.sandbox.requests.slice(before)
      expect(after.map(({ operationId }) => operationId).sort()).toEqual(expected)
      for (const { headers } of after)
        expect(headers).toMatchObject({
          ContractId: `C-${id}`,
          SubscriptionId: `S-${id}`,
          LogosoftId: `L-${id}`,
        })
      const tvIds = new Set(after.map(({ headers }) => headers.externalTvId))
      expect(tvIds).toEqual(new Set([label === 'tv' ? 'TV-1005' : undefined]))
      for (const path of ['/', '/TV', '/internet']) {
        await goTo(path)
        await waitFor(() => expect(window.location.pathname.toLowerCase()).toBe(home))
      }
    },
  )
})

describe('answers of the former contract or language', () => {
  /** Everything that only the prepaid contract has. */
  const former = /Mtel Free M|Treuepunkte|23,40|Bonus/

  it('C3: never show, in whatever order they come', async () => {
    const portal = await startPortal({ account: 'everyday', hold: ['getResources'] })
    const { answers } = portal
    await screen.findByText('23,40 €')
    answers.hold('getMeByPhone', 'getMe')
    await choose(portal, 'postpaid')
    expect(document.body).not.toHaveTextContent(former)
    await choose(portal, 'tv')
    await choose(portal, 'postpaid')
    // A browser may be slow to break off what nobody waits for any more.
    await waitFor(() => {
      expect(answers.count('getResources')).toBe(1)
      expect(answers.count('getMeByPhone')).toBe(1)
      expect(answers.count('getMe')).toBe(0)
    })
    await act(() => answers.release('getResources'))
    await heading('Flex 20')
    expect(screen.queryByText(/18,75/)).toBeNull()
    expect(document.body).not.toHaveTextContent(former)
    await act(() => answers.release('getMeByPhone'))
    expect(await screen.findByText('18,75 €')).toBeVisible()
    expect(document.body).not.toHaveTextContent(former)
  })

  it('C3: are dropped by a language switch', async () => {
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

  it('C3: are not waited for after a logout, and nothing of the customer stands on the login', async () => {
    const hold = ['getResources', 'getNotifications'] as const
    const portal = await startPortal({ account: 'everyday', hold })
    await screen.findByText('23,40 €')
    await logOut(portal)
    await waitFor(() => {
      expect(portal.answers.count('getResources')).toBe(0)
      expect(portal.answers.count('getNotifications')).toBe(0)
    })
    expect(document.body).not.toHaveTextContent(/Lena|436601|€/)
  })
})

describe('the contract of a tab', () => {
  const chosenLast = { phone: '436601000011' }

  it('S2 C2: is kept by a reload, whatever another tab has chosen since and whatever home is asked for', async () => {
    const sandbox = newSandbox()
    await choose(await startPortal({ account: 'everyday', sandbox }), 'postpaid')
    await heading('Flex 20')
    await storeInOtherTab('zweiklang.phone', '436601000001')
    // However often: what was chosen stays chosen.
    for (const path of ['/', '/tv', '/internet', '/tv']) {
      await startPortal({ account: 'everyday', sandbox, path, stored: { phone: '436601000001' } })
      await heading('Flex 20')
      expect(window.location.pathname).toBe('/')
      expect(await header()).toHaveTextContent('436601000011')
    }
  })

  it('S2 C2: that nobody has chosen stays the one it was opened with, unless another home is asked for', async () => {
    const sandbox = newSandbox()
    await startPortal({ account: 'everyday', sandbox })
    await heading('Mtel Free M')
    await startPortal({ account: 'everyday', sandbox, stored: chosenLast })
    await heading('Mtel Free M')
    expect(await header()).toHaveTextContent('436601000001')
    await startPortal({ account: 'everyday', sandbox, path: '/tv' })
    expect(await screen.findByRole('heading', { name: 'TV Komfort' })).toBeVisible()
  })

  it('S2: is kept by a reload of any page, also one that has no phone number', async () => {
    const sandbox = newSandbox()
    await choose(await startPortal({ account: 'everyday', sandbox }), 'internet')
    await heading('Internet-Tarif')
    await startPortal({ account: 'everyday', sandbox, path: '/bills' })
    await heading('Rechnungen')
    expect(await header()).toHaveTextContent('Internet zu Hause')
  })

  it('S2: that is of another customer changes nothing', async () => {
    const tab = { contract: { productId: 'of-somebody-else', phone: null } }
    await startPortal({ account: 'everyday', tab })
    await heading('Mtel Free M')
  })
})
