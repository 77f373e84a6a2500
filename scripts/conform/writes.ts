import type { Inquiry } from './inquiry'
import { textAt, valueAt } from './judge'
import type { Options } from './options'
import { keepSettings } from './settings'

/** Submits the first consent as it stands. Any answer ends the asking: who is still to be asked is left alone. */
async function keepConsent(inquiry: Inquiry): Promise<void> {
  const isDone = inquiry
    .asked('getConsentStatus')
    .every(({ data }) => valueAt(data, 'body.GDPRShow') === false)
  if (!isDone)
    return inquiry.skip('submitConsent', 'The customer is still to be asked, and an answer would end that.')
  for (const { about, contract, data } of inquiry.asked('getConsents')) {
    const id = textAt(data, 'body.gdprs.0.id')
    const agree = valueAt(data, 'body.gdprs.0.agree')
    if (id === null || typeof agree !== 'boolean') continue
    await inquiry.ask('submitConsent', { about, contract, form: { id, agree: agree ? '1' : '0' } })
    return
  }
  inquiry.skip('submitConsent', 'No consent was answered before.')
}

/** Marks a notification as read that is. */
async function readAgain(inquiry: Inquiry): Promise<void> {
  const [known] = inquiry.asked('getNotifications')
  const list = valueAt(known?.data, 'body.notifications')
  const read = (Array.isArray(list) ? list : []).find((one) => valueAt(one, 'read') === true)
  const id = textAt(read, 'id')
  if (!known || id === null) return inquiry.skip('readNotification', 'No notification was read before.')
  const { contract } = known
  await inquiry.ask('readNotification', { about: 'one that was read', contract, path: { id } })
}

/** A voucher that cannot exist. */
async function refuseVoucher(inquiry: Inquiry): Promise<void> {
  const mobiles = inquiry.asked('getMeByPhone')
  const known = mobiles.find(({ contract }) => contract?.contractType === 'Prepaid') ?? mobiles[0]
  const phone = known?.contract?.phoneNumber
  if (!phone) return inquiry.skip('topUpWithVoucher', 'No phone number can be read at the mobile contracts.')
  const { contract } = known
  const form = { phone, voucher: 'NOSUCHVOUCHER' }
  await inquiry.ask('topUpWithVoucher', { about: 'a code that is none', contract, form, expected: 'refused' })
}

/** A name that nobody has, and a password that is nobody's. */
const nobody = () => `nobody-${crypto.randomUUID()}`

/** Tries the changes that leave everything as it is, or must be refused. None costs money or sends a message. */
export async function askWrites(inquiry: Inquiry, { credentials, portal, origin }: Options): Promise<void> {
  await keepSettings(inquiry)
  await keepConsent(inquiry)
  await readAgain(inquiry)
  await refuseVoucher(inquiry)
  const username = 'username' in credentials ? credentials.username : nobody()
  const login = { username, password: nobody() }
  await inquiry.ask('loginWithPassword', { about: 'a wrong password', form: login, expected: 'refused' })
  const letter = { username: nobody(), returnUrl: `${portal ?? origin}/reset-password` }
  await inquiry.ask('requestPasswordReset', {
    about: 'no user of that name',
    form: letter,
    expected: 'either',
  })
}
