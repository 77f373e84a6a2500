// @vitest-environment-options { "url": "https://portal.example/" }
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../tests/support/hostileHtml'
import { createSanitize } from './sanitize'

const sanitize = createSanitize(window)
const pages = ['/', '/bills', '/Tariffs', '/administration']

function clean(html: string): string {
  const box = document.createElement('div')
  box.append(sanitize(html, pages))
  return box.innerHTML
}

const allowedAttributes = ['href', 'target', 'rel', 'colspan', 'rowspan', 'dir', 'lang']
const forbiddenElements =
  'script, style, link, meta, base, img, svg, math, iframe, object, embed, form, input, button, select, textarea, video, audio, template, dialog'

describe('N2: keeps only the harmless structure of hostile HTML', () => {
  test.each(Object.entries(hostileHtml))('%s', (_, html) => {
    const box = document.createElement('div')
    box.append(sanitize(html, pages))
    expect(box.querySelectorAll(forbiddenElements)).toHaveLength(0)
    for (const element of box.querySelectorAll('*')) {
      const names = element.getAttributeNames()
      expect(names.filter((name) => !allowedAttributes.includes(name))).toEqual([])
      const href = element.getAttribute('href')
      if (href !== null && !pages.includes(href)) {
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

  test('keeps the breaks of blocks that would be titles or regions of the page', () => {
    const names = 'h1 h5 h6 center section article header footer main nav aside address figure details'
    const html = names
      .split(' ')
      .map((name) => `<${name} lang="sr">a</${name}>`)
      .join('')
    expect(clean(html)).toBe(
      `<h2 lang="sr">a</h2><h5 lang="sr">a</h5><h6 lang="sr">a</h6>${'<div lang="sr">a</div>'.repeat(11)}`,
    )
    expect(clean('<menu><li>a</li></menu><center>b<h1>c</h1></center>')).toBe(
      '<ul><li>a</li></ul><div>b<h2>c</h2></div>',
    )
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

describe('N2: a link leads to a page of the portal only if its address is exactly the path', () => {
  const hrefOf = (address: string) => {
    const link = document.createElement('a')
    link.setAttribute('href', address)
    const [kept] = sanitize(link.outerHTML, pages).children
    return [kept?.getAttribute('href'), kept?.getAttribute('target')]
  }

  test.each([
    ['/', '/'],
    ['/bills', '/bills'],
    ['/BILLS', '/bills'],
    ['/tariffs', '/Tariffs'],
    [' /bills ', '/bills'],
    ['https://portal.example/bills', '/bills'],
    ['https://portal.example', '/'],
    ['HTTPS://Portal.Example/', '/'],
  ])('%j leads to %s, in its tab', (address, page) => expect(hrefOf(address)).toEqual([page, null]))

  test.each([
    ...['', 'bills', './bills', '../bills', '/bills/', '/bills?lang=sr', '/bills#x', '/bills?', '/bills#'],
    ...['/unknown', '/reset-password/token', '/notification/1', '/reset-password/*', '/notification/:id'],
    ...['/bills/..', '/./bills', '/x/../bills', '/%62ills', '/bills%2f', '/%2Fbills', '/bills%3Flang=sr'],
    ...[
      '//bills',
      '//portal.example/bills',
      '//evil.example/bills',
      '///bills',
      '/\\evil.example',
      '\\bills',
    ],
    ...['\\\\evil.example', '/\\bills', '/bi\nlls', '/bi\tlls', '/\t/evil.example', '/\n/evil.example'],
    ...[
      '/bills\u0000',
      '/bills\u00a0x',
      '/b\u00adills',
      '/bills;a=1',
      '/bills@evil.example',
      '?lang=sr',
      '#content',
    ],
    ...['javascript:/bills', 'data:/bills', 'portal:/bills', 'http:/bills', 'http://portal.example/bills'],
    ...[
      'https://portal.example/bills/',
      'https://portal.example/bills?lang=sr',
      'https://portal.example/bills#x',
    ],
    ...['https://portal.example/reset-password/token', 'https://portal.example:443/bills'],
    ...[
      'https://x@portal.example/bills',
      'https://PORTAL.example/x/../bills',
      'https://portal。example/bills',
    ],
    // The browser completes these with the host of the portal.
    ...['https:', 'https:bills', 'https:/bills', 'https:/reset-password/token', 'https:\\bills', 'https://['],
  ])('%j is text', (address) => expect(hrefOf(address)).toEqual([null, null]))

  test.each([
    'portal.example.evil.example',
    'portal.example@evil.example',
    'portal.example:8443',
    'evil.example',
  ])('a page of %s opens in a new tab', (host) =>
    expect(hrefOf(`https://${host}/bills`)).toEqual([`https://${host}/bills`, '_blank']),
  )
})
