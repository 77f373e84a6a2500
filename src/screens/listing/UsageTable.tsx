import { useI18nContext } from '../../../i18n/i18n-react'
import type { DayUsage, UsageByDay } from '../../domain/usageByDay'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useFormatAmount } from './useFormatAmount'

interface UsageTableProps {
  usage: UsageByDay
  caption: string
}

/** The figures of the chart for screen readers. */
export function UsageTable({ usage: { days, unit }, caption }: UsageTableProps) {
  const { listing } = useI18nContext().LL
  const formatAmount = useFormatAmount()
  const textOf = ({ state, units }: DayUsage) => {
    if (state === 'unknown') return listing.dayNotLoaded()
    const amount = formatAmount(units, unit)
    return state === 'open' ? listing.dayPartLoaded({ amount }) : amount
  }
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{listing.day()}</th>
            <th scope="col">{listing.used()}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ state }) => state !== 'future')
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{`${day.day}.`}</th>
                <td>{textOf(day)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
