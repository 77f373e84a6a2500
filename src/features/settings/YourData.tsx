import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../core/account'
import { supportFormAddress, usePrefill } from '../../core/support/support'
import { FactList } from '../../ui/FactList'
import { Heading } from '../../ui/Heading'
import { Link } from '../../ui/Link'
import { RouteLink } from '../../ui/RouteLink'

/** Name, address and e-mail, which only customer service can change: a request for it is one press away. */
export function YourData() {
  const { administration } = useI18nContext().LL
  const { fullName, address, city, email } = useUser()
  const prefill = usePrefill()
  const place = [address, city].filter(Boolean).join(', ')
  const data = [fullName, place, email].filter(Boolean).join(', ')
  if (!data) return null
  return (
    <section>
      <Heading level={2} fontSize="lg" marginBottom="2">
        {administration.yourData()}
      </Heading>
      <FactList
        facts={[
          { term: administration.name(), value: fullName },
          { term: administration.address(), value: place },
          { term: administration.email(), value: email },
        ]}
      />
      <Link asChild>
        <RouteLink
          href={supportFormAddress}
          onClick={() => prefill?.({ text: administration.changeRequest({ data }) })}
        >
          {administration.change()}
        </RouteLink>
      </Link>
    </section>
  )
}
