import { createCatalogue } from '../catalogue/catalogue'
import { listRules } from '../catalogue/checkedRules'

/**
 * The page gets this as plain data: scripts/vite/dataModules.ts runs this file in Node, with access to the repository.
 */
export const catalogue = { ...createCatalogue(), rules: await listRules() }
