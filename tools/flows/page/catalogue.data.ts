import { catalogued } from '../catalogue/catalogue'

/** The page gets this as plain data: scripts/vite/dataModules.ts runs this file where the files of the repository are. */
export const catalogue = catalogued()
