import type { PayableBill } from '../../../machines/billPayment.machine'
import type { Bill } from '../../api/types'
import { orderOf } from '../../domain/billAmounts'
import { billMonths } from '../../domain/billMonths'
import { mayBeDue } from '../../domain/billStatus'
import { hundredthsOf, sumOfRounded } from '../../lib/formats/numbers'

/** Where customers transfer money to. */
export interface TransferAccount {
  /** Without blanks, in capitals. */
  iban: string
  /** Of the recipient, at most 70 characters. */
  name: string
}

/** Whether the check digits are right (ISO 13616): the rearranged number leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Reads `AT611904300234573201 Name of the recipient`; `null` if the IBAN is wrong, or the name is missing or too long. */
export function readTransferAccount(text: string): TransferAccount | null {
  const [, iban = '', name = ''] = /^(\S+)\s+(.+)$/.exec(text.trim()) ?? []
  return isIban(iban) && name.length <= 70 ? { iban, name } : null
}

/** In groups of four, as on paper. */
export const formatIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface Transfer extends TransferAccount {
  /** In euro. */
  amount: number
  reference: string
}

/** One transfer for several bills: their sum in euro, with each reference. */
export const transferOrderOf = (bills: readonly PayableBill[]): PayableBill => ({
  amount: sumOfRounded(...bills.map(({ amount }) => amount)),
  reference: bills.map(({ reference }) => reference.trim()).join(' '),
})

/**
 * The open bills that one transfer can pay, oldest first; none if there are fewer than two, one has no reference or an
 * unknown amount, or not all references fit. Credits stay: only the provider sets them off.
 */
export function billsOfSum(bills: readonly Bill[], account: TransferAccount): PayableBill[] {
  const open = billMonths(bills.filter(mayBeDue)).flatMap((month) => month.bills)
  const orders = open.map(orderOf).filter((order) => order !== null)
  if (orders.length < 2 || orders.length < open.length) return []
  const sum = orders.toReversed()
  return epcPayload({ ...account, ...transferOrderOf(sum) }) ? sum : []
}

/** As many bytes fit into version 13 of a QR code with error correction M, the largest that EPC069-12 allows. */
const MAX_BYTES = 331

/**
 * The content of the QR code that banking apps read (EPC069-12, version 2, UTF-8): `null` for an amount or texts that
 * the format does not allow.
 */
export function epcPayload({ iban, name, amount, reference: text }: Transfer): string | null {
  const reference = text.trim()
  const cents = hundredthsOf(amount)
  const isAllowed = cents >= 1 && cents <= 99_999_999_999 && /^[^\r\n]{1,140}$/.test(reference)
  if (!isAllowed) return null
  const euro = String(cents).padStart(3, '0').replace(/..$/, '.$&')
  const noBic = ''
  const noPurpose = ''
  const noStructuredReference = ''
  const payload = [
    ...['BCD', '002', '1', 'SCT', noBic, name, iban, `EUR${euro}`],
    ...[noPurpose, noStructuredReference, reference],
  ].join('\n')
  return new TextEncoder().encode(payload).length <= MAX_BYTES ? payload : null
}
