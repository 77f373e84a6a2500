/** What fills a bar. */
export const fillStyles = { base: { height: 'full', background: 'accent', borderRadius: 'full' } } as const
