import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { InfoTip } from '../../ui/InfoTip'

interface AccountTipProps {
  account: ResourceAccount
  /** From this many characters on, a description is worth a tip. */
  tipFrom?: number | undefined
}

/** What an account is for, at the tap of a button. */
export function AccountTip({ account, tipFrom = 3 }: AccountTipProps) {
  const { LL } = useI18nContext()
  const { name, description } = account
  if (!description || description.length < tipFrom) return null
  return <InfoTip label={LL.overview.info({ name })} text={description} />
}
