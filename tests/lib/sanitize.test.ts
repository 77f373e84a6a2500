import { describe, expect, test } from 'vitest'
import { createSanitize } from '../../src/lib/sanitize'
import { hostileHtml } from './hostileHtml'

const sanitize = createSanitize(window)

function clean(html: string): string {
  const box = document.createElement('div')
  box.append(sanitize(html))
  return box.innerHTML
}

const allowedAttributes = ['href', 'target', 'rel', 'colspan', 'rowspan', 'dir', 'lang']
const forbiddenElements =
  'script, style, link, meta, base, img, svg, math, iframe, object, embed, form, input, button, select, textarea, video, audio, template, dialog'

describe('N2: keeps only the harmless structure of hostile HTML', () => {
  test.each(Object.entries(hostileHtml))('%s', (_, html) => {
    const box = document.createElement('div')
    box.append(sanitize(html))
    expect(box.querySelectorAll(forbiddenElements)).toHaveLength(0)
    for (const element of box.querySelectorAll('*')) {
      const names = element.getAttributeNames()
      expect(names.filter((name) => !allowedAttributes.includes(name))).toEqual([])
      const href = element.getAttribute('href')
      if (href !== null) {
        expect(href).toMatch(/^(https|mailto|tel):/)
        expect(element.getAttribute('target')).toBe('_blank')
        expect(element.getAttribute('rel')).toBe('noopener noreferrer')
      }
    }
    // Read a second time, as a browser would read it from a page, it is still the same.
    expect(clean(box.innerHTML)).toBe(box.innerHTML)
    expect(window).not.toHaveProperty('hacked')
  })
})

describe('N2: keeps allowed content', () => {
  test.each([
    '<p>Ab sofort <strong>zwölf</strong> <em>HD-Sender</em>.<br>Gratis</p>',
    '<h2>Neu</h2><ul><li>Sport</li></ul><ol><li>Film</li></ol>',
    '<table><thead><tr><th colspan="2">Tarif</th></tr></thead><tbody><tr><td>S</td><td>M</td></tr></tbody></table>',
    '<blockquote lang="sr" dir="ltr">Hvala</blockquote>',
    'a &lt; b &amp; c',
    '<p lang="de">&lt;p style="color:red"&gt; und title=\'a style=b\' sind Text</p>',
    '<a href="https://www.example.com/?style=a%20style=b" target="_blank" rel="noopener noreferrer">mehr</a>',
  ])('%s', (html) => {
    expect(clean(html)).toBe(html)
  })

  const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">mehr</a>`
  const cell = (spans = '') => `<table><tbody><tr><td${spans}>a</td></tr></tbody></table>`

  test.each<[html: string, kept: string]>([
    // A link opens in a new tab. A link with a forbidden address becomes text.
    ...['https://www.example.com/rechnung?a=1', 'mailto:hilfe@example.com', 'tel:+436601000001'].map(
      (href): [string, string] => [`<a href="${href}">mehr</a>`, link(href)],
    ),
    ['<p>Hier <a href="javascript:alert(1)">klicken</a></p>', '<p>Hier <a>klicken</a></p>'],
    ...['style="color:#c00; x: a>b"', "STYLE='x'", 'style=x', 'style'].map((style): [string, string] => [
      `<p lang="de" ${style} dir=ltr>Text</p>`,
      '<p lang="de" dir="ltr">Text</p>',
    ]),
    // The alternative text replaces a picture.
    ['<p><img src="https://example.com/a.png" alt="Zwei Monate gratis"></p>', '<p>Zwei Monate gratis</p>'],
    // A cell spans at most 20 rows or columns.
    ...['1000', '65534', '21', '0', '-1', '2e1', '٣', '1 000', ''].map((span): [string, string] => [
      cell(` colspan="${span}" rowspan="${span}"`),
      cell(),
    ]),
    [cell(' colspan="3" rowspan="20"'), cell(' colspan="3" rowspan="20"')],
  ])('%s becomes %s', (html, kept) => expect(clean(html)).toBe(kept))
})
