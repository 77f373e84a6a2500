/** The folder of the site, which is where this script stands. */
const { origin, pathname } = new URL('.', location.href)

/** Its path, without a slash at its end; empty at the root of a host. */
export const base = pathname.slice(0, -1)
export const home = origin + base

export type Place = Pick<URL, 'pathname' | 'search'>

/** Path and query of an address as they are within the site; nothing where it is none of the site. */
export function within({ href, pathname, search }: URL): Place | undefined {
  return href.startsWith(`${home}/`) ? { pathname: pathname.slice(base.length), search } : undefined
}

/** A document of the portal for where the site stands: its files, its pages, its provider, and the path itself. */
export const placed = (text: string): string =>
  text
    .replace('<html', `<html data-base="${base}"`)
    .replaceAll(/(\s(?:href|src|content)=")\.?\//g, `$1${base}/`)
    .replace(/(name="(?:portal:api-origin|payment:origin)" content=")/, `$1${home}`)
