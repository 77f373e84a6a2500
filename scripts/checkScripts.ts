/**
 * `npx tsx scripts/checkScripts.ts LIST PORTAL PAYMENT`: whether a site still serves the scripts of its release and no others. LIST is
 * scripts.json of the release, PORTAL and PAYMENT are the origins of the portal and of the document with the form of payment.
 */
import { readFileSync } from 'node:fs'
import { compareScripts } from './scriptInventory'

const [list, portal, payment] = process.argv.slice(2)
if (!list || !portal || !payment) {
  console.error(
    'npx tsx scripts/checkScripts.ts scripts.json https://portal.example https://pay.portal.example',
  )
  process.exit(2)
}
const differences = await compareScripts(JSON.parse(readFileSync(list, 'utf8')), {
  'index.html': portal,
  'payment.html': payment,
})
for (const difference of differences) console.error(difference)
if (differences.length > 0) process.exitCode = 1
else console.info('Every script matches the build, and there are no others.')
