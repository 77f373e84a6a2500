import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useUser } from '../../flows/account'
import type { SupportActor } from '../../flows/support'
import { Button } from '../../ui/Button'
import { Receipt } from '../../ui/Receipt'
import { Quote } from '../shared/Quote'

/** The request that customer service has received, with its text. */
export function SentRequest({ request }: { request: SupportActor }) {
  const { LL } = useI18nContext()
  const { email } = useUser()
  const text = useSelector(request, (snapshot) => snapshot.context.sentText)
  return (
    <Receipt
      title={LL.support.sentHeading()}
      actions={
        <Button variant="outline" onClick={() => request.send({ type: 'request.begin' })}>
          {LL.support.another()}
        </Button>
      }
    >
      <p>{email ? LL.support.sentTo({ email }) : LL.support.sentText()}</p>
      <Quote>{text}</Quote>
    </Receipt>
  )
}
