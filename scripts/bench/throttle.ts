import type { CDPSession } from '@playwright/test'

/** A phone of the middle class on a slow mobile network. */
export const slow = { cpu: 4, downMbps: 1.6, upKbps: 750, latencyMs: 150 }

/** Slows a page down; to be called before it is opened. */
export async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: (slow.downMbps * 1e6) / 8,
    uploadThroughput: (slow.upKbps * 1e3) / 8,
    connectionType: 'cellular4g',
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
}
