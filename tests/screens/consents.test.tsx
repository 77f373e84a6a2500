// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { askedOf, startPortal, type Visit, type VisitedPortal } from '../testPortal'
import { toasts } from '../toasts'

const heading = 'Ihre Einwilligungen'
const modal = () => screen.findByRole('dialog', { name: heading })
const isOpen = () => screen.queryByRole('dialog', { name: heading }) !== null
const submitted = ({ sandbox }: VisitedPortal) => askedOf(sandbox, 'submitConsent').map(({ form }) => form)
const switchNames = (place: HTMLElement) =>
  within(place)
    .getAllByRole('switch')
    .map((control) => document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent)

const offers = { id: 1, text: 'Angebote', agree: false }
const usage = { id: 2, text: 'Nutzungsdaten', agree: false }
const byEmail = { id: 11, text: 'per E-Mail', agree: false }

/** Comes as the customer who is asked, to a provider with these consents. */
async function visitAsked(gdprs: object[], gdprsChilds?: object[], visit: Visit = {}) {
  const portal = await startPortal({ account: 'consents', hold: ['getConsents'], ...visit })
  await portal.answers.replace('getConsents', { body: { gdprs, ...(gdprsChilds && { gdprsChilds }) } })
  return portal
}

describe('the modal after the login', () => {
  it('G1: shows when the provider wants consents, with the children under the first', async () => {
    const { storage, sandbox } = await startPortal({ account: 'consents' })
    const dialog = await modal()
    expect(switchNames(dialog)).toEqual([
      'Ich möchte über Angebote und Neuigkeiten informiert werden.',
      'per E-Mail',
      'per SMS',
      'per Telefon',
      'Meine Nutzungsdaten dürfen zur Verbesserung der Dienste ausgewertet werden.',
    ])
    const first = within(dialog).getAllByRole('listitem')[0]
    expect(first && within(first).getAllByRole('switch')).toHaveLength(4)
    expect(storage.read('licenseStatus')).toBe('true')
    expect(askedOf(sandbox, 'getConsentStatus')).toHaveLength(1)
  })

  it('G1: stays away when the provider does not want any', async () => {
    const { storage, sandbox } = await startPortal({ account: 'everyday' })
    await waitFor(() => expect(storage.read('licenseStatus')).toBe('false'))
    expect(isOpen()).toBe(false)
    expect(askedOf(sandbox, 'getConsents')).toEqual([])
  })

  it.each(['button', 'Escape'])('G1: closed by %s with nothing agreed, it refuses the first', async (way) => {
    const portal = await visitAsked([offers, usage], [byEmail])
    const close = within(await modal()).getByRole('button', { name: 'Schließen' })
    if (way === 'button') await portal.user.click(close)
    else await portal.user.keyboard('{Escape}')
    await waitFor(() => expect(isOpen()).toBe(false))
    await waitFor(() => expect(submitted(portal)).toEqual([{ id: '1', agree: '0' }]))
    expect(toasts()).toEqual([])
  })

  it.each([
    ['no list of children', [offers, usage], undefined, ['Angebote', 'Nutzungsdaten']],
    ['one item', [offers], [], ['Angebote']],
    ['an item without text', [{ id: 7 }], [], ['Einwilligung 7']],
    ['an item agreed to', [{ ...offers, agree: true }], [byEmail], ['Angebote', 'per E-Mail']],
  ])('G1: copes with %s', async (_, gdprs, children, names) => {
    await visitAsked(gdprs, children)
    expect(switchNames(await modal())).toEqual(names)
  })

  it('G1: with nothing to decide it does not open', async () => {
    const portal = await visitAsked([], [])
    await screen.findByRole('heading', { level: 1 })
    expect(isOpen()).toBe(false)
    expect(submitted(portal)).toEqual([])
  })

  it('G1 C1: the provider is asked anew for each contract', async () => {
    const portal = await visitAsked([offers])
    await portal.user.click(within(await modal()).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(isOpen()).toBe(false))
    await portal.user.click(await screen.findByRole('button', { name: /^Fernsehen zu Hause/ }))
    await waitFor(() => expect(askedOf(portal.sandbox, 'getConsentStatus')).toHaveLength(2))
    const [first, second] = askedOf(portal.sandbox, 'getConsentStatus')
    expect([first?.headers.ContractId, second?.headers.ContractId]).toEqual(['C-6001', 'C-6002'])
    await waitFor(() => expect(portal.storage.read('licenseStatus')).toBe('false'))
    expect(isOpen()).toBe(false)
  })

  it('E1 G1: when the status cannot be loaded, the customer is told and not asked', async () => {
    const { answers } = await startPortal({ account: 'consents', hold: ['getConsentStatus'] })
    await answers.replace('getConsentStatus', { code: 'REQUEST_FAILED_SERVER_ERROR' })
    await waitFor(() => expect(toasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
    expect(isOpen()).toBe(false)
  })

  it.each([[[]], [null]])(
    'G1: when the status says nothing (%j), the customer is neither told nor asked, and nothing is decided',
    async (answer) => {
      const portal = await startPortal({ account: 'consents', hold: ['getConsentStatus'] })
      await portal.answers.replace('getConsentStatus', answer)
      await waitFor(() => expect(portal.services.api.pending.count()).toBe(0))
      expect(toasts()).toEqual([])
      expect(isOpen()).toBe(false)
      expect(portal.storage.read('licenseStatus')).toBeNull()
      expect(submitted(portal)).toEqual([])
    },
  )
})

describe('the tab of the settings', () => {
  const visitTab = async (visit: Visit = {}) => {
    const portal = await startPortal({
      account: 'everyday',
      path: '/administration?tab=consents',
      ...visit,
    })
    const panel = await screen.findByRole('tabpanel', { name: 'Datenschutz' })
    return { portal, panel: within(panel) }
  }

  it('A5: what was agreed stands there after a reload', async () => {
    const { portal, panel } = await visitTab()
    await portal.user.click(await panel.findByRole('switch', { name: 'per SMS' }))
    await waitFor(() => expect(toasts()).toEqual(['Aktivierung erfolgreich']))
    const again = await visitTab({ sandbox: portal.sandbox })
    expect(await again.panel.findByRole('switch', { name: 'per SMS' })).toBeChecked()
    expect(again.panel.getByRole('switch', { name: 'per Telefon' })).not.toBeChecked()
  })
})
