// The portal of a deployment stands at the root of its host. The site to try stands wherever it was put: whoever serves its
// documents writes into them where. While it is built, there is no document yet.

/** The path below which the portal stands, without a slash at its end; empty at the root. */
export const base: string =
  import.meta.env.VITE_BASE_IN_DOCUMENT === 'true'
    ? (globalThis.document?.documentElement.dataset.base ?? '')
    : ''

/** The path of an address, as the portal names its pages. */
export const ownPath = (pathname: string): string => (base ? pathname.slice(base.length) : pathname)
