/**
 * Checks brands: their files against the schema, their answers, and the contrast of their colours.
 *   npm run check -w tools/brands                  all of brands/
 *   npm run check -w tools/brands -- ../yellow     a folder elsewhere
 */

import { readAnswers } from '../../src/prerender/readAnswers'
import { readBrands } from '../../src/prerender/readBrands'
import { checkColours } from './checkColours'

for (const brand of readBrands(process.argv.slice(2).join(' '))) {
  readAnswers(brand)
  const problems = checkColours(brand)
  console.log(`${brand.id}: ${problems.length === 0 ? 'passes' : `colours that fail: ${problems.length}`}`)
  for (const { name, scheme, colour, pairs, suggestion } of problems) {
    const advice = suggestion ? `try ${suggestion}` : `change the other colour: no shade of ${name} passes`
    console.log(`  ${name} ${colour} in ${scheme}: ${pairs.join(', ')}; ${advice}`)
    process.exitCode = 1
  }
}
