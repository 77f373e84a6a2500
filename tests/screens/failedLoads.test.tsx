// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { HeldAnswers } from '../heldAnswers'
import { askedOf, startPortal } from '../testPortal'
import { closeToasts, errorToasts } from '../toasts'

const message = 'Es ist ein Fehler aufgetreten.'
const retry = () => within(screen.getByRole('main')).findByRole('button', { name: 'Erneut versuchen' })

type Operation = Parameters<HeldAnswers['count']>[0]

/** What a provider may answer that cannot be worked with; none of it is asked for again by itself. */
const useless: Record<string, (answers: HeldAnswers, id: Operation) => Promise<void>> = {
  'no JSON': (answers, id) => answers.give(id, new Response('Wartung')),
  'an HTML page': (answers, id) => answers.give(id, new Response('<h1>Internal error</h1>', { status: 500 })),
  nothing: (answers, id) => answers.give(id, new Response('', { status: 200 })),
  'half an answer': (answers, id) => answers.give(id, new Response('{"code":"GET_RES')),
  'another shape': (answers, id) => answers.replace(id, { body: 42 }),
  'a list': (answers, id) => answers.replace(id, []),
  'an unknown refusal': (answers, id) => answers.replace(id, { code: 'SOMETHING_FAILED' }),
  'a server error': (answers, id) => answers.replace(id, { code: 'REQUEST_FAILED_SERVER_ERROR' }, 500),
}

describe.each(Object.entries(useless))('the provider answers %s', (_, answer) => {
  it.each([
    ['/', 'getResources', 'Minuten Österreich'],
    ['/tv', 'getTvTariff', 'TV Komfort'],
    ['/internet', 'getInternetTariff', 'Internet 150'],
  ] as const)('M1: %s says so and offers to try again', async (path, operationId, words) => {
    const { user, answers, sandbox } = await startPortal({ account: 'everyday', path, hold: [operationId] })
    await answer(answers, operationId)
    const button = await retry()
    expect(errorToasts()).toEqual([message])
    expect(screen.getByRole('main')).toHaveTextContent(message)
    expect(askedOf(sandbox, operationId)).toHaveLength(1)
    await user.click(button)
    await answers.release(operationId)
    expect(await screen.findByText(words)).toBeVisible()
  })
})

describe('a failure', () => {
  it('S2: of the first call leaves nobody at a dead end', async () => {
    const { user, answers, storage } = await startPortal({ account: 'everyday', hold: ['getMe'] })
    await answers.give('getMe', new Response('<h1>Bad Gateway</h1>', { status: 500 }))
    await retry()
    await user.click(screen.getByRole('button', { name: 'Abmelden' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
    expect(storage.read('token')).toBeNull()
  })

  it('F10: of the notifications is said in their panel', async () => {
    const { user, answers } = await startPortal({ account: 'everyday', hold: ['getNotifications'] })
    await answers.replace('getNotifications', { body: { notifications: [{ title: 'no id' }] } })
    await user.click(await screen.findByRole('button', { name: /^Benachrichtigungen/ }))
    const panel = await screen.findByRole('dialog', { name: 'Benachrichtigungen' })
    await user.click(await within(panel).findByRole('button', { name: 'Erneut versuchen' }))
    await answers.release('getNotifications')
    expect(await within(panel).findByText('Ihre Rechnung wird papierlos')).toBeVisible()
  })

  it('E1: that happens again is said again, once', async () => {
    const { user, answers } = await startPortal({ account: 'everyday', hold: ['getResources'] })
    for (let time = 0; time < 2; time++) {
      await answers.replace('getResources', [])
      await user.click(await retry())
    }
    expect(errorToasts()).toEqual([message])
    await closeToasts(user)
    expect(errorToasts()).toEqual([])
    await act(() => answers.replace('getResources', []))
    await waitFor(() => expect(errorToasts()).toEqual([message]))
  })
})
