import { useI18nContext } from '../../../i18n/i18n-react'
import type { ListingEntry } from '../../api/types'
import { isAbroad } from '../../domain/entryMarks'
import { priceText } from '../../domain/price'
import { kindOfEntry } from '../../domain/usageKind'
import { Text } from '../../ui/layout'
import { minutePriceOf } from './minutePrice'
import { usedText } from './usageTexts'

/** What an entry has cost, and why: `Anruf im Ausland, 13 min · 0,19 € pro Minute`. */
export function EntryHead({ entry }: { entry: ListingEntry }) {
  const { LL, locale } = useI18nContext()
  const { listing } = LL
  const names = {
    call: listing.callDetails(),
    message: listing.messageDetails(),
    data: listing.dataDetails(),
    other: listing.other(),
  }
  const kind = kindOfEntry(entry)
  const name = isAbroad(entry) ? listing.usedAbroad({ kind: names[kind] }) : names[kind]
  const minutePrice = kind === 'call' ? minutePriceOf(entry) : undefined
  const price = minutePrice && priceText({ ...entry.price, value: minutePrice }, locale)
  // `SMS, 1 SMS` would say it twice.
  const used = kind === 'message' ? '' : usedText(entry, locale)
  const words = [name, used].filter(Boolean).join(', ')
  return (
    <>
      <Text fontSize="3xl" textStyle="figure" lineHeight="1.15" fontVariantNumeric="tabular-nums">
        {priceText(entry.price, locale) ?? '–'}
      </Text>
      <Text marginTop="1" marginBottom="3" color="muted" lineHeight="1.5" overflowWrap="anywhere">
        {price ? `${words} · ${listing.perMinute({ price })}` : words}
      </Text>
    </>
  )
}
