import { lazyPart } from './lazyPart'
import { Skeleton } from './Skeleton'

/** HTML that the provider wrote, made harmless. HTML of others comes into the page here and nowhere else. */
export const ProviderHtml = lazyPart(() => import('./SanitizedHtml'), <Skeleton height="8rem" />)
