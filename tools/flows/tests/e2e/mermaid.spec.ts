import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { drawnFlows } from '../../diagrams/machines'
import { mermaidOf } from '../../diagrams/mermaid'

declare const mermaid: { render(id: string, text: string): Promise<{ svg: string }> }

const lines = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found.split('<br>')).sort()

test('X2: Mermaid 11, as on GitHub, draws every state and every arrow with its texts', async ({ page }) => {
  await page.addScriptTag({ path: fileURLToPath(import.meta.resolve('@mermaid-js/tiny')) })
  for (const { stem, flow } of drawnFlows()) {
    const text = mermaidOf(flow)
    const drawn = await page.evaluate(async (source) => {
      const { svg } = await mermaid.render('drawing', source)
      document.body.innerHTML = svg
      const contentsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML)
      return {
        states: contentsOf('.nodeLabel p').sort(),
        arrowCount: contentsOf('path.transition').length,
        texts: contentsOf('.edgeLabel p')
          .flatMap((label) => label.split('<br>'))
          .sort(),
      }
    }, text)
    expect.soft(drawn, stem).toEqual({
      states: lines(text, /state "(.+)" as/g),
      arrowCount: text.match(/ --> /g)?.length,
      texts: lines(text, / --> .+?: (.+)/g),
    })
  }
})
