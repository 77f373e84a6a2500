import { useSelector } from '@xstate/react'
import { type QueryResult, queryMachine } from '../../machines/query.machine'
import type { Api } from '../api/client'
import { isPartial } from '../lib/partial'
import { type PortsOf, port } from './port'
import { useFlow } from './useFlow'

/** Loads from the provider; `null` means that there is nothing to show. */
export type Load<Data> = (api: Api, signal: AbortSignal) => Promise<Data | null>

export interface Query<Data> {
  state: 'loading' | 'shown' | 'empty' | 'failed'
  /** The last loaded data; `null` before the first answer. */
  data: Data | null
  /** Whether something unreadable was left out of it; the page must say so. */
  isPartial: boolean
  retry: () => void
  refresh: () => void
}

// The machine passes on what its port has loaded.
const dataOf = <Data>({ data }: { data: unknown }) => data as Data | null

export function queryFlow<Data>(load: Load<Data>) {
  return (api: Api) =>
    queryMachine.provide({
      actors: {
        load: port('reads', async ({ signal }): Promise<QueryResult> => {
          const data = await load(api, signal)
          return data === null ? { outcome: 'empty' } : { outcome: 'filled', data }
        }),
      } satisfies PortsOf<typeof queryMachine>,
    })
}

/**
 * Loads once when the component mounts, unless it has `prefetchedData`. A component for another contract or
 * language needs another `key`.
 */
export function useQuery<Data>(
  load: Load<Data>,
  onLoaded?: (data: Data) => void,
  prefetchedData?: Data,
): Query<Data> {
  const actor = useFlow(queryFlow(load), {
    id: load.name,
    initialSnapshot: (machine) =>
      prefetchedData === undefined
        ? undefined
        : machine.resolveState({ value: 'shown', context: { data: prefetchedData } }),
    reactions: {
      'data.loaded'(event) {
        const data = dataOf<Data>(event)
        if (data !== null) onLoaded?.(data)
      },
    },
  })
  return {
    state: useSelector(actor, (snapshot) => snapshot.value),
    data: useSelector(actor, (snapshot) => dataOf<Data>(snapshot.context)),
    isPartial: useSelector(actor, (snapshot) => isPartial(snapshot.context.data)),
    retry: () => actor.send({ type: 'load.retry' }),
    refresh: () => actor.send({ type: 'load.refresh' }),
  }
}
