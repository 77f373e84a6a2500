import type { ComponentProps } from 'react'
import { AccountTip } from './AccountTip'
import { Name, TipRow } from './layout'

/** The name of an account, with a button for its description. */
export const AccountName = (props: ComponentProps<typeof AccountTip>) => (
  <TipRow>
    <Name>{props.account.name}</Name>
    <AccountTip {...props} />
  </TipRow>
)
