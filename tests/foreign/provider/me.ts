import { Hono } from 'hono'
import { done, refused } from './answers'
import { type Call, contractForPhone, customerOf, type ForeignEnvironment, localeOf } from './call'
import { bit, decimal, dotted, indexed } from './forms'
import type { Contract, Customer, Locale } from './model'
import { digitsOf } from './state'

export const me = new Hono<ForeignEnvironment>()

me.get('/api/me', (call) => {
  const customer = customerOf(call)
  return done(call, 'USER_LOADED', { user: userOf(call, customer, customer.contracts[0]) })
})

me.get('/api/me/:phone', (call) => {
  const customer = customerOf(call)
  const phone = call.req.param('phone')
  const contract = contractForPhone(call, phone)
  if (!contract && digitsOf(phone) !== customer.phone) {
    return refused(call, { status: 400, code: 'USER_LOAD_FAILED_FOREIGN_NUMBER' })
  }
  return done(call, null, { user: userOf(call, customer, contract ?? customer.contracts[0]) })
})

/** The customer as her master data tell; `chosen` is the contract whose ids and settings she bears. */
export function userOf(call: Call, customer: Customer, chosen: Contract | undefined) {
  const { userId, logosoftId, name, email, address, city, contracts, habits } = customer
  const rows = contracts.map((contract) => contractRow(contract, logosoftId))
  return {
    id: userId,
    userId,
    fullName: name,
    email,
    address,
    city,
    logosoftId,
    contractId: chosen?.contractId ?? null,
    subscriptionId: chosen?.subscriptionId ?? null,
    contracts: habits.indexed ? indexed(rows) : rows,
    loyalties: loyaltiesOf(customer, localeOf(call)),
    account: chosen ? { languageId: String(chosen.languageId), smsNotification: chosen.smsState } : [],
    ...unreadOf(customer),
    segment: 'B2C',
    last_login: null,
    is_test: '0',
  }
}

function contractRow(contract: Contract, logosoftId: number) {
  const { kind, productId, contractId, logosoftContractId, name, displayName } = contract
  return {
    productId,
    contractId,
    logosoftContractId,
    logosoftId,
    name,
    displayName,
    phoneNumber: contract.phone ?? null,
    // Left out by JSON where there is none.
    subscriptionId: contract.subscriptionId,
    contractLineExternalId: contract.lineExternalId ?? null,
    contractType: contract.contractType,
    statusReason: contract.statusReason,
    isMobile: bit(kind === 'mobile'),
    isTv: bit(kind === 'tv'),
    isInternet: bit(kind === 'internet'),
    bindingEndDate: contract.boundUntil ? dotted(contract.boundUntil) : null,
    created_at: dotted(contract.since),
    tax_class: 'A20',
    deleted_at: null,
  }
}

/** Null for customers without any, otherwise a list or an object with index keys. */
function loyaltiesOf({ loyalties, habits }: Customer, locale: Locale) {
  if (loyalties.length === 0) return habits.indexed ? {} : null
  const rows = loyalties.map(({ name, activeFrom, balance }) => ({
    name: name[locale],
    activeFrom: dotted(activeFrom),
    balance: decimal(balance * 100),
    balanceUnitDivision: '100',
  }))
  return habits.indexed ? rows : indexed(rows)
}

/** The count of unread notifications, which some customers' rows do not have. */
function unreadOf({ notifications, habits }: Customer) {
  const unread = notifications.filter(({ read }) => !read).length
  switch (habits.unread) {
    case 'null':
      return { unreadNotifications: null }
    case 'text':
      return { unreadNotifications: String(unread) }
    case 'number':
      return { unreadNotifications: unread }
    case 'absent':
      return {}
  }
}
