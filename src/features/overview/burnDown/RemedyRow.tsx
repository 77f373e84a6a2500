import { useI18nContext } from '../../../../i18n/i18n-react'
import { paths } from '../../../domain/paths'
import { priceText } from '../../../domain/price'
import type { HistoryState } from '../../../lib/historyState'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Chip } from '../../../ui/Chips'
import { Inline, Text } from '../../../ui/layout'
import { RouteLink } from '../../../ui/RouteLink'
import type { Remedy } from './remedyOf'

interface RemedyRowProps {
  remedy: Remedy
  isShown: boolean
  onToggle: () => void
  /** The last day of the period, in words. */
  date: string
}

/** A package that makes the data last: a press shows its effect in the picture, and a link to its confirmation. */
export function RemedyRow({ remedy: { tariff }, isShown, onToggle, date }: RemedyRowProps) {
  const { LL, locale } = useI18nContext()
  const { name, mvno_code, price } = tariff
  return (
    <>
      <Inline marginTop="2">
        <Chip type="button" aria-pressed={isShown} onClick={onToggle}>
          {`${name} · ${priceText(price, locale)}`}
        </Chip>
      </Inline>
      {isShown && (
        <Inline flexWrap="wrap" alignItems="center" gap="3" marginTop="3">
          <Text flex="1 1 12rem">{LL.overview.withPackage({ name, date })}</Text>
          <ButtonLink asChild>
            <RouteLink
              href={paths.additionalPackages}
              state={{ planToActivate: mvno_code } satisfies HistoryState}
            >
              {LL.overview.activatePackage({ name })}
            </RouteLink>
          </ButtonLink>
        </Inline>
      )}
    </>
  )
}
