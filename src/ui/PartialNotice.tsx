import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../i18n/i18n-react'
import { isPartial } from '../lib/partial'
import { Alert } from './Alert'

const Room = chakra('div', { base: { marginBottom: '5' } })

/** Says that something of what is shown could not be read and was left out. */
export function LeftOutNotice() {
  const { LL } = useI18nContext()
  return (
    <Room>
      <Alert kind="info">{LL.message.partial()}</Alert>
    </Room>
  )
}

/** The same, where it is so of what is shown. */
export const PartialNotice = ({ of: whole }: { of: unknown }) => isPartial(whole) && <LeftOutNotice />
