import { lazyComponent } from './lazyComponent'
import { Skeleton } from './Skeleton'

/** Sanitized HTML of the provider. External HTML enters the page only here. */
export const ProviderHtml = lazyComponent(() => import('./SanitizedHtml'), <Skeleton height="8rem" />)
