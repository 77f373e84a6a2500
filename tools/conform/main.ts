/** Reports whether the portal can run in front of an API: `npm run conform -- --help`. See docs/integration.md. */
import { conform } from './conform'

const { exitCode, text } = await conform({
  args: process.argv.slice(2),
  environment: process.env,
  fetch,
  now: new Date(),
})
if (exitCode === 2) console.error(text)
else console.log(text)
process.exitCode = exitCode
