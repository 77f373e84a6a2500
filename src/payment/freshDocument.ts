import { useEffect } from 'react'
import { useServices } from '../flows/services'

/**
 * Whether a page needs a new document, because the payment provider's script was let into this one on another page;
 * if so, it is on its way.
 */
export function useFreshDocument(path: string): boolean {
  const { announce } = useServices()
  const { paymentScriptAt } = document.documentElement.dataset
  const needed = paymentScriptAt !== undefined && paymentScriptAt !== path
  useEffect(() => {
    if (needed) announce({ type: 'document.renew' })
  }, [needed, announce])
  return needed
}
