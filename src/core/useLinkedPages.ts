import { useMemo } from 'react'
import { paths } from '../domain/paths'
import { isOffered } from '../domain/requestType'
import { useServices } from './services'

/** The pages that the provider's text may link to: those of the deployment, without parameters in their paths. */
export function useLinkedPages(): readonly string[] {
  const { readSetting } = useServices().config
  return useMemo(
    () => Object.values(paths).filter((path) => !/[:*]/.test(path) && isOffered(path, readSetting)),
    [readSetting],
  )
}
