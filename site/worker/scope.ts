/** What a service worker's `fetch` event is; the library of types that has it cannot stand beside that of documents. */
export interface FetchEvent extends Event {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
  /** The browser lets the worker live until then. */
  waitUntil(work: Promise<unknown>): void
}

interface WorkerScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: FetchEvent) => void): void
}

export const scope = globalThis as unknown as WorkerScope
