import type { Plugin } from 'vite'

/** Lets the development server show either brand: `/?brand=first`, as the brand preview links to it. Never in the build. */
export const brandOfAddress = (): Plugin => ({
  name: 'brand-of-address',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler(html, { originalUrl = '' }) {
      const brand = /[?&]brand=(first|second)\b/.exec(originalUrl)?.[1]
      return brand ? html.replace(/(name="portal:brand" content=")[^"]*/, `$1${brand}`) : html
    },
  },
})
