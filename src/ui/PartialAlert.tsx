import { useI18nContext } from '../../i18n/i18n-react'
import { Box } from './layout'
import { Alert } from './messages/Alert'

/** Says that the portal left out something that it could not read. */
export function PartialAlert() {
  const { LL } = useI18nContext()
  return (
    <Box marginBottom="5">
      <Alert kind="info">{LL.message.partial()}</Alert>
    </Box>
  )
}
