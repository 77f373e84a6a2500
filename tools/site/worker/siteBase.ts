/** The folder of the site: the worker's script is in it. */
const { origin, pathname } = new URL('.', location.href)

/** Its path without the last slash; empty at the root of a host. */
export const base = pathname.slice(0, -1)
export const home = origin + base

/** A document of the portal with the path of the site in its links, its provider and its root element. */
export const addBase = (text: string): string =>
  text
    .replace('<html', `<html data-base="${base}"`)
    .replaceAll(/(\s(?:href|src|content)=")\.?\//g, `$1${base}/`)
    .replace(/(name="(?:portal:api-origin|payment:origin)" content=")/, `$1${home}`)
