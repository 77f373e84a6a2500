/** Reports whether the portal can run in front of an API: `npm run conform -- --help`. See docs/integration.md. */
import { writeFileSync } from 'node:fs'
import { conform } from './conform'

const canRewrite = process.stderr.isTTY
const showProgress = (operation = '') => canRewrite && process.stderr.write(`\r\u001b[K${operation}`)

const { exitCode, text, page } = await conform({
  args: process.argv.slice(2),
  environment: process.env,
  fetch,
  now: new Date(),
  onAsk: showProgress,
})
showProgress()
if (exitCode === 2) console.error(text)
else console.log(text)

if (page)
  try {
    writeFileSync(page.file, page.html)
    console.log(`\nThe report is ${page.file}`)
  } catch {
    console.error(
      `\nThe report cannot be written to ${page.file}: name a file in an existing folder by --html.`,
    )
  }
process.exitCode = exitCode
