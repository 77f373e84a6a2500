import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type AccountLoaded, accountMachine } from '../../../machines/account.machine'
import { sessionMachine } from '../../../machines/session.machine'
import { supportMachine } from '../../../machines/support.machine'
import { createTabStorage } from '../../lib/tabStorage'
import { persistDraft } from './supportDraft'

const question = 'Warum ist meine Rechnung höher als sonst?'

it('S3: a logout before the code of drafts has loaded leaves no text behind', () => {
  const tab = createTabStorage('portal')
  const loadAccount = fromPromise<AccountLoaded, { phone: string | null }>(() => new Promise(() => {}))
  const account = accountMachine.provide({ actors: { loadAccount } })
  const session = createActor(
    sessionMachine.provide({ actors: { account, support: supportMachine } }),
  ).start()
  session.send({ type: 'token.receive', token: 'token' })
  session.getSnapshot().children.support?.send({ type: 'text.edit', text: question })
  session.send({ type: 'session.leave' })
  persistDraft(session, tab)
  expect(tab.read('supportDraft')).toBeNull()
})
