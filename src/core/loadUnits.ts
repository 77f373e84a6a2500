import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import type { Resources } from '../api/types'
import { optionalRead } from './optionalRead'
import { unitsOf } from './units'

interface Answer {
  /** `null` if the read failed. */
  resources: Resources | null
  loadedAt: number
}

/** The units of the current contract, as an addition to the page. */
export async function loadUnits(api: Api, signal: AbortSignal): Promise<Answer> {
  const resources = await optionalRead(async (optionalSignal) => {
    const { body } = await requireAccepted(api.GET('/api/resources', { signal: optionalSignal }))
    return body ? unitsOf(body.resources) : null
  }, signal)
  return { resources, loadedAt: api.now() }
}
