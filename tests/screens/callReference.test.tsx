// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hastenTime } from '../fakeTime'
import { askedOf, goTo, startPortal } from '../testPortal'

const region = () => within(screen.getByRole('region', { name: 'Meldungen' }))
const main = () => within(screen.getByRole('main'))

it('M1: a page that could not be loaded names the call, and after the next try the next call', async () => {
  const { user, sandbox, answers } = await startPortal({
    account: 'everyday',
    path: '/bills',
    hold: ['getBills'],
  })
  const idOfCall = (index: number) => `Für den Kundenservice: ${askedOf(sandbox, 'getBills')[index]?.callId}`
  await answers.replace('getBills', { body: 42 })
  expect(await main().findByText(idOfCall(0))).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Erneut versuchen' }))
  await answers.replace('getBills', { body: 42 })
  expect(await main().findByText(idOfCall(1))).toBeVisible()
  expect(main().queryByText(idOfCall(0))).toBeNull()
})

it('M1: the message about a failure names the call, in Serbian too', async () => {
  const { sandbox, answers } = await startPortal({
    ...{ account: 'everyday', path: '/bills', locale: 'sr', hold: ['getBills'] },
  })
  await answers.replace('getBills', { body: 42 })
  const poruke = within(screen.getByRole('region', { name: 'Poruke' }))
  const id = () => askedOf(sandbox, 'getBills')[0]?.callId
  expect(await poruke.findByText(`Za korisničku podršku: ${id()}`)).toBeVisible()
})

it('M1: a call that was given up is named, not one that failed before it', async () => {
  const { sandbox, answers } = await startPortal({
    account: 'everyday',
    hold: ['getNotifications', 'getBills'],
  })
  const time = hastenTime()
  await goTo('/bills')
  await answers.next('getBills')
  await answers.replace('getNotifications', { body: 42 })
  await time.pass(21_000)
  const id = askedOf(sandbox, 'getBills')[0]?.callId
  await waitFor(() => expect(region().getByText(`Für den Kundenservice: ${id}`)).toBeVisible())
  expect(main().getByText(`Für den Kundenservice: ${id}`)).toBeVisible()
})

it('M1: a link that is refused is no failed call, and names none', async () => {
  await startPortal({ path: '/reset-password/unknown' })
  expect(await region().findByText(/Link/)).toBeVisible()
  expect(screen.queryByText(/Kundenservice: /)).toBeNull()
})
