import { paths } from '../../src/domain/paths'
import { expect, test } from './support/test'

/** What elements of HTML and SVG may carry here; what else there is, a component meant for itself. */
const known =
  /^(aria-.+|data-.+|accept|action|alt|autocapitalize|autocomplete|autofocus|checked|class|color-scheme|cx|cy|d|dir|disabled|download|enterkeyhint|fill(-.+)?|focusable|for|height|hidden|href|id|inert|inputmode|label|lang|max|maxlength|min|minlength|name|novalidate|opacity|open|pattern|placeholder|points|r|readonly|rel|required|role|rx|ry|scope|selected|spellcheck|src|stroke(-.+)?|style|tabindex|target|title|translate|transform|type|value|viewBox|width|x|x1|x2|xmlns|y|y1|y2)$/

test('no element carries what was meant for its component or its style', async ({ page, visit }) => {
  await visit('everyday', '/404')
  const strange = new Set<string>()
  for (const path of Object.values(paths).filter((one) => !/[:*]/.test(one))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const names = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().map((name) => `${name} of ${element.tagName}`),
      ),
    )
    for (const name of names) if (!known.test(name.split(' of ')[0] ?? '')) strange.add(name)
  }
  expect([...strange]).toEqual([])
})
