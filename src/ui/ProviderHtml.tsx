import { lazy, Suspense } from 'react'
import { Skeleton } from './Skeleton'

const SanitizedHtml = lazy(() => import('./SanitizedHtml'))

/** HTML that the provider wrote, made harmless. HTML of others comes into the page here and nowhere else. */
export const ProviderHtml = ({ html }: { html: string }) => (
  <Suspense fallback={<Skeleton height="8rem" />}>
    <SanitizedHtml html={html} />
  </Suspense>
)
