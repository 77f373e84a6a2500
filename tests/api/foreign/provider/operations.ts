import { type Call, invalid, refusal, success } from './call'
import { internetTariffs, planOf, plans, previousPlan, tvTariffs } from './catalogue'
import type { Contract, Customer } from './customers'
import { decimal, emptyAsNull, inDays, isoDay, isoTime, phpList, sqlTime } from './formats'

export const smsCode = '246810'

type Handlers = Record<string, (call: Call) => Response | undefined>

/** The operations that need no token, by their place in openapi.yaml. No answer is a refusal without words. */
export const openOperations: Handlers = {
  'POST /api/send-sms': ({ state, params: { phone } }) => {
    const user = state.customers.find((customer) => customer.phone === phone)
    if (!user) return refusal(200, 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', 'Unbekannter Benutzer.')
    return success('SEND_SMS_TO_USER_SUCCESS', { user: { userId: user.row.id, phoneNumber: Number(phone) } })
  },
  'POST /api/sms-login': ({ state, params: { id, code } }) => {
    const user = code === smsCode && state.customers.find(({ row }) => String(row.id) === id)
    if (user) return success('OK', { token: id })
    return refusal(400, 'SMS_LOGIN_USER_FAILED_INVALID_CODE', { text: 'Der Code stimmt nicht.' })
  },
  'POST /api/password-login': ({ state, params: { username, password } }) => {
    const fields = { username: 'Dieses Feld fehlt.', password: ['Dieses Feld fehlt.'] }
    if (!username || !password) return invalid(422, 'LOGIN_FAILED_FIELDS', fields)
    const user = state.customers.find((one) => one.username === username && one.password === password)
    if (user) return success(null, { token: String(user.row.id), refresh_token: null })
    return refusal(401, 'LOGIN_FAILED_CREDENTIALS', { text: 'Das Passwort stimmt nicht.' })
  },
  'POST /api/password-reset': ({ state: { customers, emails }, params: { username = '', returnUrl } }) => {
    if (!customers.some((one) => one.username === username)) return refusal(400, 'LETTER_FAILED')
    const token = `reset${emails.length}`
    emails.push({ username, token, link: `${returnUrl}/${token}` })
    return success('LETTER_SENT')
  },
  'POST /api/check-reset': ({ state: { emails }, params }) => {
    const isKnown = emails.some(({ token }) => token === params.token)
    return isKnown ? success('OK', { valid: '1' }) : refusal(200, 'RESET_LINK_FAILED_EXPIRED')
  },
  'POST /api/update-password': ({ state: { customers, emails }, params }) => {
    const email = emails.find(({ token }) => token === params.token)
    const customer = customers.find(({ username }) => username === email?.username)
    const [password] = passwordErrors(params.password)
    if (password) return invalid(422, 'PASSWORD_RESET_FAILED_VALIDATION_ERROR', { password })
    return customer && Object.assign(customer, { password: params.password }) && success('PASSWORD_STORED')
  },
  'GET /api/transaction-status': (call) => resultOf(call),
}

/** The operations of customers. */
export const operations: Handlers = {
  'GET /api/me': ({ customer }) => success('USER_LOADED', { user: userOf(customer) }),
  'GET /api/me/{phone}': ({ customer, contract }) => success(null, { user: userOf(customer, contract) }),
  'GET /api/resources': ({ contract, state }) => {
    if (!contract?.row.isMobile) return success(null, { user: { resources: [] }, resources: [] })
    const resources = groupsOf(contract, state.now)
    const tariff_name = planOf(contract.tariff)?.name ?? null
    const balance = { value: decimal(contract.balance), currency: 'EUR' }
    const bonus = contract.isPrepaid ? { value: 1.5, currency: 'EUR' } : []
    return success('RESOURCES_LOADED', { user: { resources: { balance, bonus } }, resources, tariff_name })
  },
  'GET /api/listing': ({ contract, params: { startDate = '', endDate = '', page, type = '' } }) => {
    const [from = '', to = ''] = [startDate, endDate].map((day) => day.split('.').reverse().join('-'))
    const inRange = (contract?.usages ?? []).filter(({ date }) => from <= date && date <= `${to} 24`)
    const ofType = inRange.filter((usage) => type === '' || usage.type.toUpperCase() === type)
    const listingPdf = { noderef: `store:listing/${from}`, filename: `${from}.pdf`, pages: '2' }
    return success(null, {
      listing: emptyAsNull(ofType.slice(Number(page) * 10 - 10, Number(page) * 10)),
      listingPdf: inRange.length > 0 ? listingPdf : [],
      pagination: { page, numberOfPages: String(Math.ceil(ofType.length / 10)), total: '' },
    })
  },
  'GET /api/bills': ({ contract, customer }) => Response.json(customer.listOf(contract?.bills ?? [])),
  'GET /api/tariffs': ({ contract, customer }) => {
    if (!contract?.row.isMobile) return success(null, { tariffs: {}, oldTariff: [] })
    const currentPlan = planOf(contract.tariff)
    const rows = plans.map((plan) => ({ ...plan, isActive: String(plan === currentPlan) }))
    const oldTariff = { ...previousPlan, isActive: 'false', label: contract.row.contractType }
    // The plan in use is among the others and a previous one is the old tariff, or it is the old tariff itself.
    if (customer.hasLists) return success('TARIFFS', { tariffs: rows, oldTariff })
    const others = rows.filter(({ isActive }) => isActive === 'false')
    return success(null, {
      tariffs: phpList(others),
      oldTariff: currentPlan ? { ...currentPlan, isActive: 'true' } : [],
    })
  },
  'GET /api/tv-tariffs': () => success('OK', { tariffs: tvTariffs }),
  'GET /api/tv-tariff/{productId}': (call) => tariffAnswer(call, tvTariffs),
  'GET /api/internet-tariff/{productId}': (call) => tariffAnswer(call, internetTariffs),
  'GET /api/get-ppi': ({ customer: { devices } }) =>
    success(null, { contracts: devices.length > 0 ? devices : {}, debt: '0.00' }),
  'GET /api/notifications': ({ customer }) =>
    success(null, { notifications: emptyAsNull(customer.notifications) }),
  'POST /api/read-notifications/{id}': ({ customer: { notifications }, params }) => {
    for (const notification of notifications) if (String(notification.id) === params.id) notification.read = 1
    return success('NOTIFICATION_READ', { notifications: phpList(notifications) })
  },
  'GET /api/gdpr-status': ({ customer }) => success(null, { GDPRShow: String(customer.consentsDue) }),
  'GET /api/gdpr': ({ customer: { consents } }) => {
    if (consents.length === 0) return success('OK', { gdprs: {}, gdprsChilds: null })
    return success('OK', { gdprs: consents.slice(0, 2), gdprsChilds: phpList(consents.slice(2), 2) })
  },
  'POST /api/submit-gdpr': ({ customer, params: { id, agree } }) => {
    const consent = customer.consents.find((one) => String(one.id) === id)
    if (!consent || !agree) return
    consent.agree = agree
    customer.consentsDue = false
    return success('CONSENT_KEPT')
  },
  'POST /api/get-mvno-language': ({ contract }) => success(null, { languageId: contract?.settings.language }),
  'POST /api/change-mvno-language': ({ contract, params }) =>
    storeSettings(contract, { language: params.language }),
  'GET /api/mvno-notifications': ({ contract }) => success('OK', { state: contract?.settings.sms }),
  'POST /api/mvno-notifications': ({ contract, params }) => storeSettings(contract, { sms: params.sms }),
  'GET /api/voice-mail-state': ({ contract }) => {
    const states = ['ACTIVE', 'NO_LEAVE_MESSAGES', 'SUSPENDED']
    return success(null, { state: states[Number(contract?.settings.voicemail)] ?? 'FORWARDED' })
  },
  'POST /api/voice-mail-state': ({ contract, params }) =>
    storeSettings(contract, { voicemail: params.voice_mail_state }),
  'POST /api/change-username-and-password': ({ customer, params: { password } }) => {
    const [error] = passwordErrors(password)
    if (error) return invalid(200, 'USER_CHANGE_FAILED', { password: error })
    return Object.assign(customer, { password }) && success('USER_CHANGED', { rows: '1' })
  },
  'POST /api/change-tv-password': ({ params }) => {
    const password = passwordErrors(params.password)
    if (password.length === 0) return success('TV_PASSWORD_STORED')
    return invalid(200, 'CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR', { password })
  },
  'POST /api/tariffs/activate/{mvno_code}': ({ contract, params }) => {
    const plan = planOf(params.mvno_code)
    if (!contract || !plan) return
    if (contract.tariff !== null) return refusal(409, 'PLAN_CHANGE_FAILED', 'Zuerst deaktivieren!')
    const insufficientCredit = { text: 'Ihr Guthaben reicht nicht aus.' }
    if (plan.mvno_code === 7004)
      return refusal(402, 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND', insufficientCredit)
    contract.tariff = plan.mvno_code
    return success('PLAN_BOOKED', { order: '700101' })
  },
  'POST /api/tariffs/deactivate/{mvno_code}': ({ contract, params }) => {
    if (!contract || String(contract.tariff) !== params.mvno_code) return refusal(200, 'PLAN_CHANGE_FAILED')
    contract.tariff = null
    return success('DEACTIVATE_PLAN_SUCCESS')
  },
  'POST /api/prepare-transaction-request': ({ contract, params: { amount }, state }) => {
    if (!contract?.isPrepaid) return refusal(409, 'TOPUP_FAILED_NUMBER_NOT_PREPAID', 'Nur Prepaid.')
    const id = `7C0A${state.checkouts.size}.fx01`
    state.checkouts.set(id, () => {
      contract.balance += Number(amount) * 100
    })
    return success('PREPARE_TRANSACTION_REQUEST_SUCCESS', { redirectUrl: `${state.payOrigin}/pay/${id}` })
  },
  'POST /api/voucher-topup': ({ contract, state: { vouchers }, params: { voucher = '' } }) => {
    const cents = vouchers.get(voucher)
    if (!cents || !contract?.isPrepaid) return invalid(422, 'VOUCHER_FAILED', { voucher: 'Ungültig.' })
    vouchers.delete(voucher)
    contract.balance += cents
    return success('VOUCHER_ACCEPTED', { amount: decimal(cents) })
  },
  'POST /api/pay-bill': ({ contract, params: { reference_number, amount }, state }) => {
    const bill = contract?.bills.find(({ referenceNumber }) => referenceNumber === reference_number)
    if (!bill || Number(bill.remaining) !== Number(amount)) return
    const checkoutId = `7C0A${state.checkouts.size}.fx01`
    state.checkouts.set(checkoutId, () => Object.assign(bill, { remaining: '0.00', isBillPayed: '1' }))
    return success('CHECKOUT_OPENED', { checkoutId })
  },
  'POST /api/bill-status': (call) => resultOf(call),
  'POST /api/download-pdf': ({ params: { id = '' } }) => {
    // In lines of 76 characters, as mail programs write base64.
    const pdf = btoa(`%PDF-1.4\n% ${id.padEnd(80)}\n%%EOF\n`).replace(/.{76}/g, '$&\r\n')
    return success(null, pdf)
  },
  'GET /api/support-request-types': () => {
    const rows = ['Fernsehen', 'Mobilfunk'].map((name, index) => ({ id: String(index + 1), name }))
    return success('OK', { supportRequestTypes: phpList(rows) })
  },
  'POST /api/support-requests': ({ params: { text = '' } }) => {
    if (text.length < 10) return invalid(422, 'TICKET_FAILED', { text: 'Mindestens 10 Zeichen.' })
    return success('TICKET_OPENED')
  },
}

/** The customer's own data, with the ids and settings of a contract. */
function userOf({ row, contracts, listOf }: Customer, selected: Contract | undefined = contracts[0]) {
  return {
    ...row,
    contractId: selected?.row.contractId ?? null,
    subscriptionId: selected?.row.subscriptionId ?? null,
    contracts: listOf(contracts.map((contract) => contract.row)),
    account: selected?.account ?? [],
  }
}

/** All groups: a prepaid contract has no loyalty, and one without a tariff no units. */
function groupsOf({ balance, isPrepaid, tariff }: Contract, now: Date) {
  const renewal = inDays(now, 17)
  const data = { name: 'Daten', balance: '6553.60', initialBalance: '10240.00', unit: 'MB' }
  const minutes = { name: 'Minuten', description: '-', balance: 317, initialBalance: '1000', unit: 'min' }
  // Without a limit, the field is left out, as the date is.
  const messages = { name: 'SMS', description: null, balance: '250', unit: 'Stk' }
  const main = { name: 'Kredit', description: '', balance: decimal(balance), initialBalance: null, unit: '€' }
  return {
    MAIN: [main],
    TARIFF_PLAN: tariff === null ? {} : [{ ...data, expiryDate: isoTime(renewal) }, minutes, messages],
    BUNDLE_ACCOUNT: phpList([{ ...data, initialBalance: 2048, expiryDate: sqlTime(renewal) }]),
    LOYALTY: isPrepaid ? null : [{ ...minutes, expiryDate: isoDay(renewal) }],
    OTHER: {},
  }
}

/** A contract's product is its own; its tariff is one of the catalogue. */
function tariffAnswer({ customer, params }: Call, tariffs: { productId: number }[]) {
  const contract = customer.contracts.find(({ row }) => String(row.productId) === params.productId)
  const tariff = tariffs.find(({ productId }) => productId === contract?.tariff)
  return tariff && success(null, { tariff })
}

const storeSettings = (contract: Contract | undefined, settings: Partial<Contract['settings']>) =>
  contract && Object.assign(contract.settings, settings) && success('STORED', { affected_rows: '1' })

const passwordErrors = (password = ''): string[] =>
  password.length < 8 ? ['Das Passwort braucht mindestens 8 Zeichen.', 'Und eine Ziffer.'] : []

/** The id may be the payment provider's path to it, /v1/checkouts/<id>/payment. */
function resultOf({ state: { checkouts }, params: { checkoutId = '' } }: Call) {
  const id = /\/checkouts\/([^/]+)/.exec(checkoutId)?.[1] ?? checkoutId
  const bookPayment = checkouts.get(id)
  if (!bookPayment) return refusal(200, 'TRANSACTION_ERROR_STILL_OPEN')
  bookPayment()
  checkouts.set(id, () => {})
  return success('GET_TRANSACTION_STATUS_SUCCESS')
}
