import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { kindOf } from '../../domain/contractKind'
import { useCurrentContract } from '../../flows/account'
import { EmptyState } from '../../ui/EmptyState'
import { SimDrawing } from '../shared/drawings/SimDrawing'

/** The settings of the current contract's number, if it is a mobile contract with a number. */
export function MobileNumberPanel({ children }: { children: (phone: string) => ReactNode }) {
  const { LL } = useI18nContext()
  const contract = useCurrentContract()
  if (!contract?.phoneNumber || kindOf(contract) !== 'mobile')
    return <EmptyState drawing={<SimDrawing />}>{LL.administration.withoutNumber()}</EmptyState>
  return children(contract.phoneNumber)
}
