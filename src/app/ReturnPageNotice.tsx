import { useI18nContext } from '../../i18n/i18n-react'
import { paths } from '../domain/paths'
import { Alert } from '../ui/messages/Alert'
import { legalLinkTexts } from './background/legalLinkTexts'
import { useReturnPage } from './returnPage'

/** Says on the login what follows it: the result of a payment, or the end of a contract. */
export default function ReturnPageNotice() {
  const { LL, locale } = useI18nContext()
  const address = useReturnPage()?.address ?? ''
  const isDeclaration = [paths.withdrawal, paths.cancellation].some((path) => address.startsWith(path))
  return (
    <Alert kind="info">{isDeclaration ? legalLinkTexts(locale).loginRequired : LL.login.returnPage()}</Alert>
  )
}
