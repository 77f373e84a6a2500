import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, useContext, useState } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'

/** Returns the id of the call that failed last. */
export const FailedCallContext = createContext<() => string | undefined>(() => undefined)

export const SmallPrint = chakra('small', { base: { display: 'block', color: 'muted', fontSize: 'xs' } })

/** Small print under a message about a failed call: the id by which customer service finds it. */
export function CallReference() {
  const { LL } = useI18nContext()
  // The call that failed when the message appeared; others may fail while it is shown.
  const [id] = useState(useContext(FailedCallContext))
  return id ? <SmallPrint>{LL.page.callId({ id })}</SmallPrint> : null
}
