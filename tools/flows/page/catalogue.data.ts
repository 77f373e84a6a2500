import { createCatalogue } from '../catalogue/catalogue'

/**
 * The page gets this as plain data: scripts/vite/dataModules.ts runs this file in Node, with access to the repository.
 */
export const catalogue = createCatalogue()
