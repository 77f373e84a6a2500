import type { Payment, PaymentForm, PaymentOrder } from './payment'

type PaymentResult = NonNullable<Payment['result']>

/** The address of a top-up's payment page may contain the checkout id. */
const isOfCheckout = ({ checkoutId, order }: Payment, id: string) =>
  checkoutId === id ||
  (checkoutId === null && order?.kind === 'topUp' && order.address.split(/[^\w.-]/).includes(id))

const isSame = (one: Payment, other: Payment) => {
  if (one.checkoutId !== null) return isOfCheckout(other, one.checkoutId)
  if (other.checkoutId !== null) return isOfCheckout(one, other.checkoutId)
  return JSON.stringify(one.order) === JSON.stringify(other.order)
}

/** An outcome beats a result without one, which beats none. */
const finalResult = (known: PaymentResult | null, news: PaymentResult | null) =>
  known?.outcome || !news ? known : news.outcome || !known ? news : known

/** What a tab knows of a payment, with what it learns. */
const merge = (known: Payment, news: Payment): Payment => ({
  checkoutId: known.checkoutId ?? news.checkoutId,
  ownerId: known.ownerId ?? news.ownerId,
  productId: known.productId ?? news.productId,
  order: known.order ?? news.order,
  begunAt: known.begunAt ?? news.begunAt,
  sentAt: known.sentAt ?? news.sentAt,
  result: finalResult(known.result, news.result),
  form: known.form,
})

/** More than one visit needs. */
const MAX_PAYMENTS = 100

interface RecordParts {
  read: () => readonly Payment[]
  write: (payments: readonly Payment[]) => void
  /** Of the customer; none until the account is loaded. */
  contractIds: () => readonly string[]
  currentContractId: () => string | null
  /** In milliseconds since 1970. */
  now: () => number
  /** Tells the customer's other tabs. */
  send: (payment: Payment) => void
}

/** What one tab knows of the customer's payments. */
export function createPaymentRecords({
  read,
  write,
  contractIds,
  currentContractId,
  now,
  send,
}: RecordParts) {
  const isOwn = ({ ownerId }: Payment) => ownerId === null || contractIds().includes(ownerId)
  const list = (): readonly Payment[] => read().filter(isOwn)
  const find = (id: string): Payment | undefined => list().find((payment) => isOfCheckout(payment, id))

  /** Stores a payment of this tab or of another; returns what is known now, if the news add to it. */
  function learn(news: Payment): Payment | undefined {
    // Before the account is loaded, the tab keeps what may be the customer's.
    const payments = contractIds().length > 0 ? list() : read()
    const known = payments.find((payment) => isSame(payment, news))
    const merged = known ? merge(known, news) : news
    if (JSON.stringify(merged) === JSON.stringify(known)) return undefined
    const all = known
      ? payments.map((payment) => (payment === known ? merged : payment))
      : [...payments, news]
    write(all.slice(-MAX_PAYMENTS))
    return merged
  }

  function tell(payment: Payment): void {
    const merged = learn(payment)
    if (merged && merged.ownerId !== null) send(merged)
  }

  return {
    list,
    find,
    learn,
    /** Stores a payment that this tab prepares under the current contract. */
    begin(order: PaymentOrder, checkoutId: string | null): void {
      if (checkoutId !== null && find(checkoutId)?.order) return
      tell({
        ...{ checkoutId, ownerId: contractIds()[0] ?? null, productId: currentContractId(), order },
        ...{ begunAt: now(), sentAt: null, result: null, form: null },
      })
    },
    /** Stores the form that this tab can resume for a contract; null without one. */
    storeForm(productId: string, prepared: { checkoutId: string; form: PaymentForm } | null): void {
      const withForm = (one: Payment) =>
        one.productId === productId
          ? { ...one, form: one.checkoutId === prepared?.checkoutId ? prepared.form : null }
          : one
      const payments = read().map(withForm)
      if (JSON.stringify(payments) !== JSON.stringify(read())) write(payments)
    },
    /** Stores that the customer may have sent a payment, because its form ended before its time. */
    storeSent(checkoutId: string): void {
      const known = find(checkoutId)
      if (known && known.sentAt === null) tell({ ...known, sentAt: now() })
    },
    /** Stores the requested result of a payment; the outcome is null while it is unknown. */
    storeResult(checkoutId: string, outcome: PaymentResult['outcome'], isOfApp: boolean): void {
      const known = find(checkoutId)
      if (known?.result && known.result.outcome === outcome) return
      tell({
        ...(known ?? { productId: null, order: null, begunAt: null, sentAt: null, form: null }),
        ...{ checkoutId, ownerId: isOfApp ? null : (contractIds()[0] ?? null) },
        result: { outcome, askedAt: now() },
      })
    },
    /** Forgets a request that the provider did not answer. */
    forgetRequest(checkoutId: string): void {
      write(read().map((one) => (isOfCheckout(one, checkoutId) ? { ...one, result: null } : one)))
    },
  }
}

export type PaymentRecords = ReturnType<typeof createPaymentRecords>
