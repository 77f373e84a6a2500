import { useServices } from '../../core/services'
import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'
import { readTransferAccount } from './transfer'

/** The account for transfers, if the deployment has one. */
export const useTransferAccount = () =>
  readTransferAccount(useServices().deployment.readSetting('transfer-account'))

export const TransferDetails = lazyComponent(() => import('./TransferDetails'), <Skeleton height="22rem" />)
