import { lazyPart } from './lazyPart'
import { Skeleton } from './Skeleton'

/** Sanitized HTML of the provider. External HTML enters the page only here. */
export const ProviderHtml = lazyPart(() => import('./SanitizedHtml'), <Skeleton height="8rem" />)
