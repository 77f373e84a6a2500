import type { ComponentProps } from 'react'
import { AccountTip } from './AccountTip'
import { Name, WithTip } from './parts'

/** The name of an account; more about it at the tap of a button. */
export const AccountName = (props: ComponentProps<typeof AccountTip>) => (
  <WithTip>
    <Name>{props.account.name}</Name>
    <AccountTip {...props} />
  </WithTip>
)
