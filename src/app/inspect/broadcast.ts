import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Tells other tabs of this browser what is recorded. Whoever posts `{ type: 'replay' }` gets all of it once more. */
export function openBroadcast(recorded: () => readonly StatelyInspectionEvent[]) {
  const channel = new BroadcastChannel('portal-inspection')
  const post = (event: StatelyInspectionEvent) => channel.postMessage({ type: 'inspection', event })
  channel.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === 'replay') for (const event of recorded()) post(event)
  })
  return post
}
