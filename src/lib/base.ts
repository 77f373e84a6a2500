// A deployment serves the portal at the root of its host. The demo can be served below any path: its server writes
// that path into the documents. During the build, there is no document yet.

/** The base path of the portal, without a slash at its end; empty at the root. */
export const base: string =
  import.meta.env.VITE_BASE_IN_DOCUMENT === 'true'
    ? (globalThis.document?.documentElement.dataset.base ?? '')
    : ''

/** The path of an address, without the base path. */
export const stripBase = (pathname: string): string => (base ? pathname.slice(base.length) : pathname)
