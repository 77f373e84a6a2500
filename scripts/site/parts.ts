import { existsSync } from 'node:fs'

/** Whether the pictures of all states have been taken. */
export const hasGallery = existsSync('gallery/index.html')

/** The parts of the site, by their addresses in its folder. */
export const parts: readonly (readonly [address: string, name: string])[] = [
  ['open/', 'Portal'],
  ['atlas/', 'Flows'],
  ...(hasGallery ? [['gallery/', 'Gallery'] as const] : []),
  ['documentation/', 'Documentation'],
]
