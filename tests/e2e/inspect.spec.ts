import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../sandbox/customers'
import { signIn } from './support/customer'
import { testOfBuild } from './support/testOfBuild'

/** Words of the recorder that no minifier changes, at least one for each of its parts. */
const recorderWords = ['portal-inspection', 'Sitzung speichern', 'Sačuvaj sesiju', '▒', 'partykit']

/** The recorder words that a build contains. */
function recorderWordsIn(build: string): string[] {
  const texts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .map((file) => readFileSync(join(build, file), 'utf8'))
  return recorderWords.filter((word) => texts.some((text) => text.includes(word)))
}

const test = testOfBuild({ VITE_INSPECT: 'true' })

interface Recorded {
  type: string
  name?: string
}
declare global {
  interface Window {
    messages: { type: string; event: Recorded }[]
  }
}

/** Opens a tab that listens to the recorder; `replay` asks for everything so far. Returns the recorded events. */
async function openListener(page: Page, replay: boolean): Promise<() => Promise<Recorded[]>> {
  const listener = await page.context().newPage()
  await listener.goto('/favicon.svg')
  await listener.evaluate((replay) => {
    const channel = new BroadcastChannel('portal-inspection')
    window.messages = []
    channel.addEventListener('message', ({ data }) => window.messages.push(data))
    if (replay) channel.postMessage({ type: 'replay' })
  }, replay)
  return () =>
    listener.evaluate(() =>
      window.messages.filter(({ type }) => type === 'inspection').map(({ event }) => event),
    )
}
const namesOf = (events: Recorded[]) => [...new Set(events.flatMap(({ name }) => name ?? []))]

test('X3: other tabs and a file get the session without customer data', async ({ page, server }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  const early = await openListener(page, false)
  await page.goto('/login?inspect')
  await signIn(page, 'everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  await expect.poll(async () => namesOf(await early())).toContain('account')
  const events = await early()
  const replayed = await openListener(page, true)
  await expect.poll(async () => (await replayed()).length).toBeGreaterThanOrEqual(events.length)
  expect((await replayed()).slice(0, events.length)).toEqual(events)

  await page.getByRole('button', { name: 'Bonus anzeigen' }).click()
  const download = page.waitForEvent('download')
  // Outside a modal, elements have no role.
  await page.getByText('Sitzung speichern').click()
  const text = readFileSync(await (await download).path(), 'utf8')
  await expect(page.getByRole('dialog', { name: 'Ihr Bonus' })).toBeVisible()
  const recording = JSON.parse(text)
  expect(recording).toMatchObject({ version: 1, startedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
  const actors = [
    'session',
    'account',
    'passwordLogin',
    'loadNotifications',
    'openAccount',
    'checkCredentials',
  ]
  expect(namesOf(recording.events)).toEqual(expect.arrayContaining(actors))
  expect(recording.events.slice(0, events.length)).toEqual(events)

  const token = await page.evaluate(() => localStorage.getItem('zweiklang.token'))
  const { username, password } = demoAccounts.everyday
  for (const secret of [token, password, 'Ana', '43660', `"${username}"`]) expect(text).not.toContain(secret)
  expect(urls.filter((url) => !url.startsWith(server.origin) && !url.startsWith('blob:'))).toEqual([])
})

test('X3: only ?inspect records, and only a recording build can', async ({ page, build }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sitzung speichern' })).toHaveCount(0)
  expect(recorderWordsIn(build)).toEqual(recorderWords)
  expect(recorderWordsIn('dist')).toEqual([])
})

test('X3: the next document continues to record, in the language of the portal', async ({ page, visit }) => {
  await visit('everyday', '/?inspect&lang=sr')
  const save = page.getByRole('button', { name: 'Sačuvaj sesiju' })
  await expect(save).toBeVisible()
  await page.goto('/bills')
  await expect(save).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(save).toBeFocused()
})
