/** Reports whether the portal can run in front of an API: `npm run conform -- --help`. See docs/integration.md. */
import { conform } from './conform'

const canRewrite = process.stderr.isTTY
const showProgress = (operation = '') => canRewrite && process.stderr.write(`\r\u001b[K${operation}`)

const { exitCode, text } = await conform({
  args: process.argv.slice(2),
  environment: process.env,
  fetch,
  now: new Date(),
  onAsk: showProgress,
})
showProgress()
if (exitCode === 2) console.error(text)
else console.log(text)
process.exitCode = exitCode
