/** The document of a build that a host sends for an address. There is one for all of them. */
export const documentFor = (_path: string): string => 'index.html'
