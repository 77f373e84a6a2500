import { useI18nContext } from '../../../i18n/i18n-react'
import type { DayOfUse, UsageByDay } from '../../domain/usageByDay'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useAmount } from './useAmount'

interface UsageTableProps {
  usage: UsageByDay
  caption: string
}

/** The figures of the chart for screen readers. */
export function UsageTable({ usage: { days, unit }, caption }: UsageTableProps) {
  const { listing } = useI18nContext().LL
  const amountOf = useAmount()
  const textOf = ({ state, units }: DayOfUse) => {
    if (state === 'unknown') return listing.dayNotLoaded()
    const amount = amountOf(units, unit)
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
            .filter(({ state }) => state !== 'ahead')
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
