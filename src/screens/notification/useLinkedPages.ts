import { useMemo } from 'react'
import { paths } from '../../domain/paths'
import { isRequestType } from '../../domain/requestType'
import { useServices } from '../../flows/services'

/** The pages that the provider's text may link to: those of the deployment, without parameters in their paths. */
export function useLinkedPages(): readonly string[] {
  const { readSetting } = useServices().deployment
  return useMemo(() => {
    const missing = new Set<string>()
    if (!isRequestType(readSetting('withdrawal-request'))) missing.add(paths.withdrawal)
    if (!isRequestType(readSetting('cancellation-request'))) missing.add(paths.cancellation)
    return Object.values(paths).filter((path) => !/[:*]/.test(path) && !missing.has(path))
  }, [readSetting])
}
