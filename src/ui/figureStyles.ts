/** The face of large figures: that of headings. */
export const figureStyles = { fontFamily: 'var(--headings)', fontWeight: 'bold' } as const
