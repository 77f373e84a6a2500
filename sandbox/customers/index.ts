import type { Customer, CustomerData } from '../records'
import { crowd } from './crowd'
import { everyday } from './everyday'
import { odd } from './odd'
import { empty, none, undecided } from './small'

export interface DemoAccount {
  name: string
  phone: string
  username: string
  password: string
  special: string
}

const customers = { everyday, empty, crowd, none, odd, consents: undecided } satisfies Record<
  string,
  (now: Date) => CustomerData
>

export type CustomerName = keyof typeof customers

const accountOf = (name: CustomerName, phone: string, special: string): DemoAccount => ({
  name,
  phone,
  username: name,
  password: 'Portal2026',
  special,
})

/** The customers of the sandbox. */
export const demoAccounts: Record<CustomerName, DemoAccount> = {
  everyday: accountOf('everyday', '436601000001', 'prepaid, postpaid, business, inactive, TV and internet'),
  empty: accountOf('empty', '436601000002', 'one prepaid contract and nothing else'),
  crowd: accountOf('crowd', '436601000003', '1,000 contracts, 500 bills, 10,000 listing entries'),
  none: accountOf('none', '436601000004', 'no contract at all'),
  odd: accountOf('odd', '436601000005', 'missing, empty and hostile data'),
  consents: accountOf('consents', '436601000006', 'open consents; one prepaid and one TV contract'),
}

const names = Object.keys(customers) as CustomerName[]

export const createCustomers = (now: Date): Customer[] =>
  names.map((name) => {
    const { phone, username, password } = demoAccounts[name]
    return Object.assign(customers[name](now), { phone, username, password })
  })
