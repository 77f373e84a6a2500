import type { CDPSession } from '@playwright/test'

export async function metricsOf(cdp: CDPSession) {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  }
}

/** Bytes of script objects that somebody still holds. */
export const heapOf = async (cdp: CDPSession): Promise<number> => (await metricsOf(cdp)).heap
