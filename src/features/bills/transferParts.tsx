import { lazyComponent } from '../../ui/lazyComponent'
import { Skeleton } from '../../ui/Skeleton'

export const TransferDetails = lazyComponent(() => import('./TransferDetails'), <Skeleton height="22rem" />)
