import type { Plugin } from 'vite'

/**
 * Lets the browser fetch the words of the default language beside the entry, not after it.
 * Whoever chose another language fetches three kilobytes in vain.
 */
export const preloadMessages = (): Plugin => ({
  name: 'preload-messages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const words = Object.values(bundle).find(
        (chunk) => chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/i18n/de/index.ts'),
      )
      if (!words) throw new Error('preload-messages: the build has no chunk of i18n/de')
      return [{ tag: 'link', injectTo: 'head', attrs: { rel: 'modulepreload', href: `/${words.fileName}` } }]
    },
  },
})
