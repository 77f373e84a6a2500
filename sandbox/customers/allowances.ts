import { dateText } from '../dates'
import { type Localized, localized } from '../localized'
import type { Plan, Records } from '../records'

/** The account that shows how long a plan still runs, out of its 28 days. */
export const planAccount = ({ tariff }: Plan, expires: Date, daysLeft = 28): Records['ResourceAccount'] => ({
  name: tariff.name,
  description: localized('Erneuert sich alle 28 Tage', 'Obnavlja se svakih 28 dana', 'Renews every 28 days'),
  balance: daysLeft,
  initialBalance: 28,
  unit: localized('Tage', 'dana', 'days'),
  expiryDate: dateText(expires),
})

/** The allowances of a plan or package, of which these shares are left (1 is all). */
export const bundleAccounts = (
  { bundles }: Plan,
  expires: Date,
  left: number[] = [],
): Records['ResourceAccount'][] =>
  bundles.map(({ name, amount, unit }, index) => ({
    name,
    description: descriptions[typeof unit === 'string' ? unit : 'SMS'] ?? null,
    balance: Math.round(amount * (left[index] ?? 1) * 10) / 10,
    initialBalance: amount,
    unit,
    expiryDate: dateText(expires),
  }))

const descriptions: Record<string, Localized> = {
  min: localized('In alle österreichischen Netze', 'Ka svim mrežama u Austriji', 'To all Austrian networks'),
  GB: localized(
    'Danach mit verringerter Geschwindigkeit',
    'Nakon toga smanjenom brzinom',
    'At a reduced speed after that',
  ),
}
