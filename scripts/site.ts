/**
 * Makes one static folder that shows it all, for any static host: the portal with the sandbox in a service worker, the flows
 * page beside it, the gallery where there is one, and the documentation. The same folder works below any path.
 *   npm run site
 */
import { join } from 'node:path'
import { buildFlows } from './site/buildFlows'
import { buildPortal } from './site/buildPortal'
import { buildScripts } from './site/buildScripts'
import { copyGallery } from './site/copyGallery'
import { writeDocumentation } from './site/documentation'
import { writePages } from './site/pages'
import { hasGallery } from './site/parts'

const site = 'dist-site'

await buildPortal(site)
await buildScripts(site)
await buildFlows(site)
if (hasGallery) copyGallery(site)
writePages(site)
const { pages } = writeDocumentation(join(site, 'documentation'))
console.info(
  `${site}/ is the whole site, with ${pages} pages of documentation. Serve it below any path of a static host.`,
)
if (!hasGallery) console.info('Without the gallery: there is none yet.')
