import type { Plugin } from 'vite'

/** Documents, redirects of payments and links in e-mails name pages by paths from the root. */
export const rootOnly = (): Plugin => ({
  name: 'root-only',
  configResolved({ base }) {
    // The static demo writes its base into the document, and serves it by a worker.
    if (base !== '/' && !process.env.VITE_BASE_IN_DOCUMENT)
      throw new Error(
        `The portal runs at the root of its host, not below "${base}": leave out --base, and give it a host name of its own (docs/deployment.md).`,
      )
  },
})
