import { useEffect } from 'react'
import { useServices } from '../flows/services'

/**
 * Whether this document was loaded for this very page. A page with the payment provider's widget needs one of its own,
 * whose security policy lets the widget in; if it is not, a new one is on its way. So it is when the page comes
 * back out of the browser's back-forward cache: the payment may have been finished since.
 */
export function useOwnDocument(): boolean {
  const { announce, documentPath } = useServices()
  const own = documentPath === window.location.pathname
  useEffect(() => {
    if (!own) announce({ type: 'document.renew' })
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && announce({ type: 'document.renew' })
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [own, announce])
  return own
}
