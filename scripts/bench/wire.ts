import type { CDPSession } from '@playwright/test'

export interface Call {
  url: string
  isScript: boolean
  /** Milliseconds since the page was asked for. */
  sent: number
  ended: number | null
  bytes: number
}

export interface Wire {
  readonly calls: Call[]
  /** When something last went over the wire, on this program's clock; null while something is under way. */
  quietSince(): number | null
}

/** Notes what a page sends for. */
export async function recordWire(cdp: CDPSession): Promise<Wire> {
  const calls = new Map<string, Call>()
  let start: number | undefined
  let last = performance.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    if (!/^https?:/.test(url)) return
    start ??= timestamp
    last = performance.now()
    calls.set(requestId, {
      ...{ url, isScript: type === 'Script', sent: (timestamp - start) * 1e3, ended: null, bytes: 0 },
    })
  })
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const call = calls.get(requestId)
    if (call && (type === 'Script' || response.mimeType.includes('javascript'))) call.isScript = true
  })
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const call = calls.get(requestId)
    last = performance.now()
    if (call) Object.assign(call, { ended: (timestamp - (start ?? 0)) * 1e3, bytes })
  }
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  )
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0))
  await cdp.send('Network.enable')
  return {
    get calls() {
      return [...calls.values()]
    },
    quietSince: () => ([...calls.values()].some(({ ended }) => ended === null) ? null : last),
  }
}

/** How many calls had to be waited for one after another: each was sent after the one before it had ended. */
export function callsInSequence(calls: readonly Pick<Call, 'sent' | 'ended'>[]): number {
  const ordered = [...calls].sort((a, b) => a.sent - b.sent)
  const depths: number[] = []
  for (const [index, { sent }] of ordered.entries()) {
    const before = ordered
      .slice(0, index)
      .map(({ ended }, earlier) => (ended !== null && ended <= sent ? (depths[earlier] ?? 0) : 0))
    depths.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...depths)
}
