/** A setting of the deployment: the `portal:` meta tag of this name. */
export const readSetting = (page: Document, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''

/** The origin of the provider's API; empty for the portal's own. */
export const readApiOrigin = (page: Document): string => readSetting(page, 'api-origin').replace(/\/+$/, '')

/** Minutes without use after which a session ends; 0 for never. */
export const readInactivityMinutes = (page: Document): number =>
  Math.max(0, Number.parseFloat(readSetting(page, 'inactivity-minutes')) || 0)
