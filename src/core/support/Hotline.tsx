import type { ComponentProps } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Link } from '../../ui/Link'
import { Inline, Text } from '../../ui/layout'
import { useServices } from '../services'
import { useBrandDetails } from '../useBrandDetails'

/** `tel:+49-30-23125-100` as customers read it. */
export const phoneOf = (address: string): string => address.slice('tel:'.length).replaceAll('-', '\u00a0')

/** The number of the hotline, and when it answers; nothing for a brand without one. */
export function Hotline(props: ComponentProps<typeof Inline>) {
  const { locale } = useI18nContext()
  const { hotline } = useServices().config.brand.links
  const hours = useBrandDetails().hotlineHours?.[locale]
  return (
    hotline && (
      <Inline flexWrap="wrap" alignItems="center" columnGap="0.75rem" {...props}>
        <Link href={hotline} fontWeight="bold" fontVariantNumeric="tabular-nums">
          {phoneOf(hotline)}
        </Link>
        {hours && (
          <Text fontSize="sm" color="muted">
            {hours}
          </Text>
        )}
      </Inline>
    )
  )
}
