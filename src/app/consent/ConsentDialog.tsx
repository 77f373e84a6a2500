import { useI18nContext } from '../../../i18n/i18n-react'
import { ConsentList } from '../../features/settings/ConsentList'
import { useConsents } from '../../features/settings/useConsents'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Text } from '../../ui/layout'

/** The consents in a modal. Closing it without any agreement refuses the first one. */
export default function ConsentDialog() {
  const { LL } = useI18nContext()
  const consents = useConsents()
  return (
    <Dialog
      open={consents.isOpen}
      onClose={consents.actions.close}
      title={LL.consent.heading()}
      footer={<Button onClick={consents.actions.close}>{LL.page.close()}</Button>}
    >
      <Text color="muted" marginBottom="2">{`${LL.consent.introduction()} ${LL.consent.changeLater()}`}</Text>
      <ConsentList consents={consents} />
      {!consents.list.isPartial && (
        <Text paddingTop="4" fontSize="sm">
          {LL.consent.closing()}
        </Text>
      )}
    </Dialog>
  )
}
