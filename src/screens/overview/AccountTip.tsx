import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { InfoTip } from '../../ui/InfoTip'

interface AccountTipProps {
  account: ResourceAccount
  /** Minimum characters of a description that has a tip. */
  minTipLength?: number | undefined
}

/** A button that shows the purpose of an account. */
export function AccountTip({ account, minTipLength = 3 }: AccountTipProps) {
  const { LL } = useI18nContext()
  const { name, description } = account
  if (!description || description.length < minTipLength) return null
  return <InfoTip label={LL.overview.info({ name })} text={description} />
}
