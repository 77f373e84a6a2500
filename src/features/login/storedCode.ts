import { listen } from '../../core/announcement'
import type { TabStorage } from '../../lib/tabStorage'
import type { SmsLoginActor } from './smsLoginPorts'

/** What the tab stored of a code. The guards of `lib` would load the customer's bundle with the login. */
function readSentCode(tab: TabStorage): { phone: string; userId: string; sentAt: number } | undefined {
  const { phone, userId, sentAt }: Record<string, unknown> = Object(tab.read('smsLogin'))
  return typeof phone === 'string' && typeof userId === 'string' && typeof sentAt === 'number'
    ? { phone, userId, sentAt }
    : undefined
}

/**
 * Asks for the code again that the provider sent before a reload: phones discard the tab while the customer reads the
 * SMS. Stores each further one, never the code itself, until its step ends.
 */
export function persistSentCode(smsLogin: SmsLoginActor, tab: TabStorage): () => void {
  const stored = readSentCode(tab)
  if (stored) smsLogin.send({ ...stored, type: 'code.restore', age: Date.now() - stored.sentAt })
  const clear = (snapshot: ReturnType<SmsLoginActor['getSnapshot']>) => {
    if (!snapshot.hasTag('codeStep')) tab.write('smsLogin', null)
  }
  clear(smsLogin.getSnapshot())
  const step = smsLogin.subscribe(clear)
  const stopListening = listen(smsLogin, {
    'code.sent'() {
      const { phone, userId } = smsLogin.getSnapshot().context
      tab.write('smsLogin', { phone, userId, sentAt: Date.now() })
    },
  })
  return () => {
    step.unsubscribe()
    stopListening()
  }
}
