import type { ComponentProps } from 'react'
import { AccountTip } from './AccountTip'
import { Name, WithTip } from './parts'

/** The name of an account, with a button for its description. */
export const AccountName = (props: ComponentProps<typeof AccountTip>) => (
  <WithTip>
    <Name>{props.account.name}</Name>
    <AccountTip {...props} />
  </WithTip>
)
