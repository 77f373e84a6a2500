import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { main, postpaid, textsOf, visit } from '../../tests/support/steps'
import { callsOf } from '../../tests/support/testPortal'

const locale = 'sr'

describe('Serbian dates', () => {
  it('U2: end with a dot on the home', async () => {
    await visit('/', { locale })
    expect(textsOf(await main().findAllByText(/^Važi do /)).join()).toMatch(/^Važi do \d\d\.\d\d\.\d{4}\./)
  })

  it('P1: end with a dot in the list of bills', async () => {
    await visit('/bills', { locale, ...postpaid })
    expect((await main().findAllByText(/^Izdat /))[0]).toHaveTextContent(/^Izdat \d\d\.\d\d\.2026\.$/)
  })

  it('N2: end with a dot in a notification', async () => {
    const notifications = [{ id: 1, title: 'Novo', text: 'Tekst', publishingDate: '20.11.2026', read: true }]
    await visit('/notification/1', {
      locale,
      fixedAnswers: { getNotifications: { body: { notifications } } },
    })
    expect(await main().findByText('20.11.2026.')).toBeVisible()
  })

  it('U1: have no dot in requests', async () => {
    const { sandbox } = await visit('/listing', { locale, ...postpaid })
    await screen.findAllByRole('button', { name: 'Detalji' })
    expect(JSON.stringify(callsOf(sandbox, 'getListing'))).toContain('01.11.2026')
    expect(JSON.stringify(callsOf(sandbox, 'getListing'))).not.toMatch(/2026\./)
  })
})

describe('Serbian months', () => {
  it('P1: have the case that follows "u"', async () => {
    await visit('/bills', { locale, ...postpaid })
    expect(await main().findByText(/ (manje|više) nego u oktobru$/)).toBeVisible()
  })
})
