import { readFileSync } from 'node:fs'
import { expect, type Page, type Response } from '@playwright/test'
import { sandboxSettings } from '../../../sandbox/portalSettings'
import { pseudoText } from '../../../scripts/vite/pseudoLanguage'
import { messages } from '../support/messages'
import { desk, expectToFit, phone } from '../support/readable'
import { reachState, screenStates } from '../support/screenStates'
import { testOfBuild } from '../support/testOfBuild'

const test = testOfBuild({ VITE_PSEUDO_LANGUAGE: 'true' })

const pseudoMessages = JSON.parse(JSON.stringify(messages.de), (_, value) =>
  typeof value === 'string' ? pseudoText(value) : value,
) as typeof messages.de

const wordsIn = (text: string): string[] => text.match(/\p{L}{2,}/gu) ?? []

/** What the browser itself writes: months, weekdays and how far away a day is. */
const dateWords = Array.from({ length: 31 }, (_, day) => new Date(2026, day % 12, day + 1)).flatMap(
  (date) => {
    const relative = new Intl.RelativeTimeFormat('de', { numeric: 'auto' })
    const formats = [
      { month: 'long' },
      { month: 'short' },
      { weekday: 'long' },
      { weekday: 'short' },
    ] as const
    return [
      ...formats.map((format) => date.toLocaleDateString('de', format)),
      relative.format(date.getDate() - 2, 'day'),
    ].flatMap(wordsIn)
  },
)

/** The texts and names on the page, outside the brackets of messages. */
function textsOutsideMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt']
    const visible = [...document.body.querySelectorAll('*:not(script, style, noscript, noscript *)')].filter(
      (element) => element.checkVisibility(),
    )
    const texts = visible.flatMap((element) => [
      ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ])
    const outside = (text: string): string => {
      const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
      return rest === text ? rest : outside(rest)
    }
    return texts.map(outside).filter((text) => /\p{L}{2,}/u.test(text))
  })
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(2026, 10, 20, 10)))

for (const [route, states] of screenStates)
  test(`${route}: all texts are in i18n/, and longer ones are not cut off`, async ({
    page,
    visit,
    server,
  }) => {
    const { sandbox } = server
    const known = new Set([
      ...dateWords,
      ...wordsIn('Zweiklang Kundenportal DE SRB EN XXXXXXXXX VISA'),
      // The deployment's own texts, such as the recipient of a transfer, and the brand's, such as hours.
      ...Object.values(sandboxSettings).flatMap(wordsIn),
      ...['brand.json', 'answers/de.md'].flatMap((file) =>
        wordsIn(readFileSync(`brands/second/${file}`, 'utf8')),
      ),
    ])
    const learn = async (response: Response) => {
      if (!response.url().includes('/api/')) return
      const answer = await response.text().catch(() => '')
      for (const word of wordsIn(answer)) known.add(word)
    }
    page.on('response', learn)
    for (const state of states.filter(({ brand }) => brand !== 'first'))
      for (const size of [phone, desk].filter(
        (one) => !(one === phone ? state.isForDesks : state.isForPhones),
      ))
        await test.step(`${state.name}, ${size.width} px`, async () => {
          const { path, fault, phone: number } = state
          sandbox.faults.clear()
          if (fault) sandbox.faults.set({ operationId: fault, fault: '500' })
          await page.unrouteAll()
          await page.setViewportSize(size)
          await visit(state.account ?? null, typeof path === 'string' ? path : await path(server), {
            phone: number,
          })
          await reachState(page, state, pseudoMessages, sandbox)
          const label = `${route}, ${state.name}, ${size.width} px`
          await expectToFit(page, label)
          const isUnknown = (text: string) => wordsIn(text).some((word) => !known.has(word))
          expect.soft((await textsOutsideMessages(page)).filter(isUnknown), label).toEqual([])
        })
  })
