/**
 * Tells whether the portal can run in front of an API:
 *   npm run conform -- --origin https://api.example.com [--portal https://portal.example.com] [--html report.html] [--write]
 * Fails when an answer cannot be used, or something is lost that money or a decision hangs on. See docs/integration.md.
 */
import { writeFileSync } from 'node:fs'
import { conform } from './conform/conform'

const canRewrite = process.stderr.isTTY
const showAsked = (operation: string) => canRewrite && process.stderr.write(`\r\u001b[K${operation}`)

const { exitCode, text, page } = await conform({
  args: process.argv.slice(2),
  environment: process.env,
  fetch,
  now: new Date(),
  onAsk: showAsked,
})
if (canRewrite) process.stderr.write('\r\u001b[K')
if (exitCode === 2) console.error(text)
else console.log(text)

if (page) {
  try {
    writeFileSync(page.file, page.html)
    console.log(`\nThe report is ${page.file}`)
  } catch {
    console.error(
      `\nThe report cannot be written to ${page.file}: name a file in a folder that is there by --html.`,
    )
  }
}
process.exitCode = exitCode
