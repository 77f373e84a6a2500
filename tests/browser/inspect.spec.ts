import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { demoAccounts } from '../../sandbox/worlds'
import { startPortalServer } from './support/portalServer'
import { test as base, expect } from './support/test'

/** Words of the recorder that no minifier changes, at least one for each of its parts. */
const recorderWords = ['portal-inspection', 'Sitzung speichern', 'Sačuvaj sesiju', '▒', 'partykit']

/** Those of them that are anywhere in a build. */
function recorderWordsIn(build: string): string[] {
  const texts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .map((file) => readFileSync(join(build, file), 'utf8'))
  return recorderWords.filter((word) => texts.some((text) => text.includes(word)))
}

/** A build for testers, served instead of the ordinary one. */
const test = base.extend<object, { build: string }>({
  build: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-inspect-'))
      const env = { ...process.env, VITE_INSPECT: 'true' }
      execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], { env, stdio: 'pipe' })
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ build }, use) => {
      const server = await startPortalServer({ build })
      await use(server)
      server.close()
    },
    { scope: 'worker' },
  ],
})

interface Recorded {
  type: string
  name?: string
}
interface Posted {
  type: string
  event: Recorded
}

/** Another tab that listens to what the recorder tells; `replay` asks for all that was recorded so far. */
async function openListener(page: Page, replay: boolean) {
  const listener = await page.context().newPage()
  await listener.goto('/favicon.svg')
  await listener.evaluate((replay) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const channel = new BroadcastChannel('portal-inspection')
    channel.addEventListener('message', ({ data }) => heard.push(data))
    if (replay) channel.postMessage({ type: 'replay' })
  }, replay)
  const posted = () => listener.evaluate(() => (window as unknown as { heard: Posted[] }).heard)
  return {
    heard: async () => (await posted()).filter(({ type }) => type === 'inspection').map(({ event }) => event),
  }
}

async function signIn(page: Page) {
  const { username, password } = demoAccounts.everyday
  await page.getByRole('tab', { name: 'Benutzername' }).click()
  await page.getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
}

const namesOf = (events: Recorded[]) => [...new Set(events.flatMap(({ name }) => name ?? []))]

test('X3: a session is told to other tabs as it goes, told again, and saved, with nothing of the customer', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith('blob:'))
      elsewhere.push(request.url())
  })
  const early = await openListener(page, false)
  await page.goto('/login?inspect')
  await signIn(page)
  await expect.poll(async () => namesOf(await early.heard())).toContain('account')
  const told = await early.heard()
  const late = await openListener(page, true)
  await expect.poll(async () => (await late.heard()).length).toBeGreaterThanOrEqual(told.length)
  expect((await late.heard()).slice(0, told.length)).toEqual(told)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Sitzung speichern' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  const recording = JSON.parse(text)
  expect(recording).toMatchObject({ version: 1, startedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(namesOf(recording.events)).toEqual(
    expect.arrayContaining([
      'session',
      'account',
      'passwordLogin',
      'query',
      'openAccount',
      'checkCredentials',
    ]),
  )
  expect(recording.events.slice(0, told.length)).toEqual(told)

  const token = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.endsWith('.token'))?.[1],
  )
  const { username, password } = demoAccounts.everyday
  for (const secret of [token, password, 'Ana', '43660']) expect(text).not.toContain(secret)
  expect(text).not.toContain(`"${username}"`)
  expect(elsewhere).toEqual([])
})

test('X3: a session is saved with a modal open, which stays open', async ({ page }) => {
  await page.goto('/login?inspect')
  await signIn(page)
  await page.getByRole('button', { name: 'Bonus anzeigen' }).click()
  const bonus = page.getByRole('dialog', { name: 'Ihr Bonus' })
  await expect(bonus).toBeVisible()
  const download = page.waitForEvent('download')
  // What lies beside a modal has no role: it is for the mouse alone.
  await page.getByText('Sitzung speichern').click()
  expect(await (await download).path()).toBeTruthy()
  await expect(bonus).toBeVisible()
})

test('X3: without ?inspect nothing is recorded; a build for testers has all that other builds have not', async ({
  page,
  build,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sitzung speichern' })).toHaveCount(0)
  expect(recorderWordsIn(build)).toEqual(recorderWords)
  expect(recorderWordsIn('dist')).toEqual([])
})

test('X3: a page that is a document of its own goes on recording, in the language of the portal', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/?inspect&lang=sr')
  const save = page.getByRole('button', { name: 'Sačuvaj sesiju' })
  await expect(save).toBeVisible()
  await page.goto('/bills')
  await expect(save).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(save).toBeFocused()
})
