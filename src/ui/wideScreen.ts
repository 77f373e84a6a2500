/** From this width on, the side menu is next to the page. */
export const WIDE_QUERY = '(min-width: 1024px)'

export const isWideScreen = (): boolean => window.matchMedia(WIDE_QUERY).matches
