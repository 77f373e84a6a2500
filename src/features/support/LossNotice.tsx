import { useI18nContext } from '../../../i18n/i18n-react'
import { useServices } from '../../core/services'
import { Hotline } from '../../core/support/Hotline'
import { Text } from '../../ui/layout'
import { Alert } from '../../ui/messages/Alert'

/** Above the urgent request of a customer who has lost her phone: what it does not do, and what is faster. */
export function LossNotice() {
  const { LL } = useI18nContext()
  const { hotline } = useServices().config.brand.links
  return (
    <Alert kind="info">
      <p>{LL.support.notBlocked()}</p>
      <p>{LL.support.checkNumber()}</p>
      {hotline && (
        <>
          <Text marginTop="2">{LL.support.callIsFaster()}</Text>
          <Hotline />
        </>
      )}
    </Alert>
  )
}
