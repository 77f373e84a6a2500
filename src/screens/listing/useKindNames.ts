import { useI18nContext } from '../../../i18n/i18n-react'
import type { EntryKind } from '../../domain/usageKind'

export function useKindNames(): Record<EntryKind, string> {
  const { calls, messages, data, other } = useI18nContext().LL.listing
  return { call: calls(), message: messages(), data: data(), other: other() }
}
