/** The home of each kind of contract. */
export const homes = { mobile: '/', tv: '/tv', internet: '/internet' } as const

/** The kind of contract whose home the path is, if it is such a home. */
export const kindAt = (path: string): 'tv' | 'internet' | undefined =>
  (['tv', 'internet'] as const).find((kind) => homes[kind] === path.toLowerCase())
