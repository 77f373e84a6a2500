import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, useContext, useState } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'

/** Asked for the id of the call that failed last. */
export const FailedCallContext = createContext<() => string | undefined>(() => undefined)

export const SmallPrint = chakra('small', { base: { display: 'block', color: 'muted', fontSize: 'xs' } })

/** Small print under a message about a call that failed just now: what customer service finds the call by. */
export function CallReference() {
  const { LL } = useI18nContext()
  // The call that failed when the message came; others may fail while it stands.
  const [id] = useState(useContext(FailedCallContext))
  return id ? <SmallPrint>{LL.page.callId({ id })}</SmallPrint> : null
}
