// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hastenTime } from '../fakeTime'
import { askedOf, goTo, startPortal } from '../testPortal'
import { closeToasts, errorToasts } from '../toasts'
import { main } from './steps'

const region = (name = 'Meldungen') => within(screen.getByRole('region', { name }))

it('M1: a page that could not be loaded names the call, and after the next try the next call', async () => {
  const hold = ['getBills'] as const
  const { user, sandbox, answers } = await startPortal({ account: 'everyday', path: '/bills', hold })
  const idOfCall = (index: number) => `Für den Kundenservice: ${askedOf(sandbox, 'getBills')[index]?.callId}`
  await answers.replace('getBills', { body: 42 })
  expect(await main().findByText(idOfCall(0))).toBeVisible()
  await user.click(main().getByRole('button', { name: 'Erneut versuchen' }))
  await answers.replace('getBills', { body: 42 })
  expect(await main().findByText(idOfCall(1))).toBeVisible()
  expect(main().queryByText(idOfCall(0))).toBeNull()
})

it('M1: the message about a failure names the call, in Serbian too', async () => {
  const visit = { account: 'everyday', path: '/bills', locale: 'sr', hold: ['getBills'] } as const
  const { sandbox, answers } = await startPortal(visit)
  await answers.replace('getBills', { body: 42 })
  const id = () => askedOf(sandbox, 'getBills')[0]?.callId
  expect(await region('Poruke').findByText(`Za korisničku podršku: ${id()}`)).toBeVisible()
})

it('M1: a call that was given up is named, not one that failed before it', async () => {
  const hold = ['getNotifications', 'getBills'] as const
  const { sandbox, answers } = await startPortal({ account: 'everyday', hold })
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

it('E1: a failure that happens again is said again, once', async () => {
  const { user, answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
  for (let time = 0; time < 2; time++) {
    await answers.replace('getResources', [])
    await user.click(await main().findByRole('button', { name: 'Erneut versuchen' }))
  }
  expect(errorToasts()).toEqual(['Es ist ein Fehler aufgetreten.'])
  await closeToasts(user)
  expect(errorToasts()).toEqual([])
  await act(() => answers.replace('getResources', []))
  await waitFor(() => expect(errorToasts()).toEqual(['Es ist ein Fehler aufgetreten.']))
})

it('F10: a failure of the notifications is said in their panel', async () => {
  const { user, answers } = await startPortal({ account: 'everyday', hold: ['getNotifications'] })
  await answers.replace('getNotifications', { body: { notifications: [{ title: 'no id' }] } })
  await user.click(await screen.findByRole('button', { name: /^Benachrichtigungen/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Benachrichtigungen' }))
  await user.click(await panel.findByRole('button', { name: 'Erneut versuchen' }))
  await answers.release('getNotifications')
  expect(await panel.findByText('Ihre Rechnung wird papierlos')).toBeVisible()
})
