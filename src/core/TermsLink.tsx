import { useI18nContext } from '../../i18n/i18n-react'
import { Link } from '../ui/Link'
import { useServices } from './services'

/** Leads to the terms that a step accepts, if the brand has them. */
export function TermsLink() {
  const { LL } = useI18nContext()
  const { terms } = useServices().config.brand.links
  return (
    terms && (
      <Link href={terms} target="_blank" rel="noreferrer">
        {LL.tariff.readTerms()}
      </Link>
    )
  )
}
