import type { SmsLoginActor } from '../../flows/smsLogin'
import type { TabStorage } from '../../lib/tabStorage'
import { isNumber, isObjectOf, isString } from '../../lib/typeGuards'

const isSentCode = isObjectOf({ phone: isString, userId: isString, sentAt: isNumber })

/**
 * Asks for the code again that the provider sent before a reload: phones discard the tab while the customer reads the
 * SMS. Stores each further one, never the code itself, until its step ends.
 */
export function persistSentCode(smsLogin: SmsLoginActor, tab: TabStorage): () => void {
  const stored = tab.read('smsLogin')
  if (isSentCode(stored)) smsLogin.send({ ...stored, type: 'code.restore', age: Date.now() - stored.sentAt })
  const clear = (snapshot: ReturnType<SmsLoginActor['getSnapshot']>) => {
    if (!snapshot.hasTag('codeStep')) tab.write('smsLogin', null)
  }
  clear(smsLogin.getSnapshot())
  const step = smsLogin.subscribe(clear)
  const sent = smsLogin.on('code.sent', () => {
    const { phone, userId } = smsLogin.getSnapshot().context
    tab.write('smsLogin', { phone, userId, sentAt: Date.now() })
  })
  return () => {
    step.unsubscribe()
    sent.unsubscribe()
  }
}
