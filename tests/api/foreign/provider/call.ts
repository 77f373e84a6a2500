import { type Contract, type Customer, customerOf } from './customers'

/** The vouchers there are, and what each is worth in cents. */
const foreignVouchers = { '246813579': 1000, '135792468': 2000, '975318642': 5000 }

/** All dates of the provider lie around `now`. */
export type Options = { now?: Date; payOrigin?: string }

export const createState = ({ now = new Date(), payOrigin = 'http://localhost:5174' }: Options) => ({
  now,
  payOrigin,
  customers: (['petra', 'igor', 'nada', 'milan'] as const).map((name) => customerOf(now, name)),
  vouchers: new Map(Object.entries(foreignVouchers)),
  /** What a checkout changes once it is paid. */
  checkouts: new Map<string, () => void>(),
  emails: [] as { username: string; token: string; link: string }[],
})

/**
 * `sent` holds the query, the form and the values of the path; without a token, `customer` is a guest. `contract` has the
 * number that was sent, else it is the one that the headers name.
 */
export type Call = {
  state: ReturnType<typeof createState>
  params: Record<string, string>
  customer: Customer
  contract: Contract | undefined
}

/** A success. Some answers have no code at all, and one without a body has an empty PHP array there. */
export const success = (code: string | null, body: unknown = []): Response =>
  Response.json({ ...(code && { code }), message: null, body, node: 'web-2', api_version: 14 })

/** Some systems put the message into an object. */
export const refusal = (status: number, code: string, message?: string | { text: string }): Response =>
  Response.json({ code, message, body: [], node: 'web-2' }, { status })

/** Fields have one message or a list of them, and the whole has none. */
export const invalid = (status: number, code: string, validation_errors: object): Response =>
  Response.json({ code, body: { validation_errors } }, { status })
