import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { renderMarkdown } from '../documentation'
import { folders, type Part, partFor } from '../worker/partFor'

type Asked = Parameters<typeof partFor>[1]
const page: Asked = { mode: 'navigate', destination: 'document' }
const frame: Asked = { mode: 'navigate', destination: 'iframe' }
const script: Asked = { mode: 'no-cors', destination: 'script' }
const call: Asked = { mode: 'cors', destination: '' }

it.each<[path: string, part: Part, asked?: Asked]>([
  ['/api/v1/me', 'provider', call],
  ['/sandbox/outbox', 'provider'],
  ['/v1/paymentWidgets.js?checkoutId=1', 'payment', script],
  ['/pay/1?return=x', 'payment'],
  ['/payment.html', 'paymentDocument', frame],
  ['/', 'root'],
  ['/?inspect', 'portal'],
  ['/', 'portal', frame],
  ['/', 'portal', call],
  ['/worker.js', 'files', script],
  ['/favicon.svg', 'files'],
  ...folders.map((folder): [string, Part] => [`/${folder}/`, 'files']),
  ...Object.values(paths).flatMap((path): [string, Part][] => (path === '/' ? [] : [[path, 'portal']])),
])('%s on the static site: %s answers', (path, part, asked = page) => {
  expect(partFor(new URL(path, 'https://site.test'), asked)).toBe(part)
})

it('the documentation maps links and pictures, leaves code alone, and names headings as GitHub does', () => {
  const markdown = '# What is promised, and `how`\n\n[here](a.md) ![there](b.png) `href="c.md"`'
  const html = renderMarkdown(markdown, (link) => `/mapped/${link}`)
  expect(html).toContain('<h1 id="what-is-promised-and-how">')
  expect(html).toContain('<a href="/mapped/a.md">here</a>')
  expect(html).toContain('src="/mapped/b.png"')
  expect(html).toContain('<code>href=&quot;c.md&quot;</code>')
})
