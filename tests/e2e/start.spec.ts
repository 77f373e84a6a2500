import { readFileSync } from 'node:fs'
import { type ConsoleMessage, expect, test } from '@playwright/test'
import { freePort, startProgram } from '../support/program'
import { accountHeader, heading, signIn } from './support/customer'

/** What the development tools of React and Vite say themselves. */
const isOfTools = (message: ConsoleMessage) =>
  /^(\[vite\] |%cDownload the React DevTools)/.test(message.text())

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('npm start runs the portal with the sandbox, without a message in the console', async ({ page }) => {
  // A new server builds the libraries of a page when it first sees them, and reloads the page then.
  test.setTimeout(300_000)
  const [port, paymentPort] = [await freePort(), await freePort()]
  const [program = '', ...args] = `node_modules/.bin/${scripts.start} --port ${port} --strictPort`.split(' ')
  const server = startProgram(program, args, { PAYMENT_PORT: String(paymentPort) })
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isOfTools(message)) messages.push(message.text())
  })
  page.on('pageerror', ({ message }) => messages.push(message))
  async function walk() {
    await page.goto(`http://localhost:${port}/login`)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await signIn(page, 'everyday')
    await expect(accountHeader(page)).toContainText('23,40 €', { timeout: 30_000 })
    await page.goto(`http://localhost:${port}/bills`)
    await expect(heading(page, 'Rechnungen')).toBeVisible({ timeout: 30_000 })
  }
  try {
    await expect(walk, server.output()).toPass({ timeout: 200_000 })
    messages.length = 0
    await walk()
    expect(messages).toEqual([])
  } finally {
    await server.stop()
  }
})
