import type { Plugin } from 'vite'

/**
 * Leaves out of the built portal what machines say to analysts: descriptions and requirement ids.
 * Machines are pure literals (npm run check:machines), so that a pattern finds them safely.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler: (code) => ({
      code: code
        .replace(/\bdescription:\s*'(?:[^'\\]|\\.)*',?/g, '')
        .replace(/\bmeta:\s*\{\s*requirements:\s*\[[^\]]*\]\s*\},?/g, ''),
      map: null,
    }),
  },
})
