import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../i18n/i18n-react'
import { Alert } from './Alert'

const Spacing = chakra('div', { base: { marginBottom: '5' } })

/** Says that the portal left out something that it could not read. */
export function PartialAlert() {
  const { LL } = useI18nContext()
  return (
    <Spacing>
      <Alert kind="info">{LL.message.partial()}</Alert>
    </Spacing>
  )
}
