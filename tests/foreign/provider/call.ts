import type { Context } from 'hono'
import type { Contract, Customer, Locale } from './model'
import { contractByPhone, type State } from './state'

export type Fields = Record<string, string>

export type ForeignEnvironment = {
  Variables: { state: State; form: Fields; customer: Customer | undefined }
}

export type Call = Context<ForeignEnvironment>

/** Serbian for whoever asks for it, German for all others. */
export const localeOf = (call: Call): Locale => (call.req.header('Locale')?.startsWith('sr') ? 'sr' : 'de')

/** A field of the form, trimmed; empty when it was not sent. */
export const fieldOf = (call: Call, name: string): string => (call.get('form')[name] ?? '').trim()

/** The customer whose token was sent; only the calls before a login have none. */
export function customerOf(call: Call): Customer {
  const customer = call.get('customer')
  if (!customer) throw new Error(`${call.req.path} was reached without a customer`)
  return customer
}

/** The contract which the headers name, else the customer's first. */
export function contractOf(call: Call): Contract | undefined {
  const { contracts } = customerOf(call)
  const named = (header: string) => Number(call.req.header(header))
  return (
    contracts.find((one) => one.lineExternalId === named('externalTvId')) ??
    contracts.find((one) => one.subscriptionId === named('SubscriptionId')) ??
    contracts.find((one) => one.contractId === named('ContractId')) ??
    contracts[0]
  )
}

/** The customer's contract with this number; without a number the one which the headers name. */
export const contractForPhone = (call: Call, phone: string | undefined): Contract | undefined =>
  phone ? contractByPhone([customerOf(call)], phone) : contractOf(call)

export const isPrepaid = (contract: Contract): boolean => contract.contractType?.toLowerCase() === 'prepaid'
