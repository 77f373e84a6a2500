import { readTransferAccount } from '../../domain/transfer'
import { useServices } from '../../flows/services'
import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'

/** The account for transfers, if the deployment has one. */
export const useTransferAccount = () =>
  readTransferAccount(useServices().deployment.readSetting('transfer-account'))

export const TransferDetails = lazyComponent(() => import('./TransferDetails'), <Skeleton height="22rem" />)
