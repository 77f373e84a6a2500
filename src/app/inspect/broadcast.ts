import type { StatelyInspectionEvent } from '@statelyai/inspect'

/** Sends the recording to other tabs of the browser. A tab that posts `{ type: 'replay' }` receives all of it again. */
export function openBroadcast(recorded: () => readonly StatelyInspectionEvent[]) {
  const channel = new BroadcastChannel('portal-inspection')
  const post = (event: StatelyInspectionEvent) => channel.postMessage({ type: 'inspection', event })
  channel.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown } | null>) => {
    if (data?.type === 'replay') for (const event of recorded()) post(event)
  })
  return post
}
