import { createCatalogue } from '../catalogue/catalogue'
import { checkRules } from '../catalogue/checkedRules'

const parts = createCatalogue()

/**
 * The page gets this as plain data: scripts/vite/dataModules.ts runs this file in Node, with access to the repository.
 */
export const catalogue = { ...parts, rules: await checkRules(parts.transitions) }
