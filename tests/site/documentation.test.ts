import { describe, expect, it } from 'vitest'
import { addressOf } from '../../scripts/site/documentation'
import { anchorOf, renderMarkdown } from '../../scripts/site/markdown'

describe('the documentation as pages', () => {
  it.each([
    ['README.md', 'index.html'],
    ['docs/testers.md', 'docs/testers.html'],
    ['machines/README.md', 'machines/index.html'],
    ['docs/pictures/bills.png', 'docs/pictures/bills.png'],
    ['src/app/guard.ts', 'src/app/guard.ts.html'],
  ])('%s stands at %s', (path, address) => {
    expect(addressOf(path)).toBe(address)
  })

  it('links to headings as GitHub does', () => {
    expect(anchorOf('Your own provider')).toBe('your-own-provider')
    expect(anchorOf('What is promised, and what <code>holds</code> it')).toBe(
      'what-is-promised-and-what-holds-it',
    )
  })

  it('leads links and pictures on, and leaves code alone', () => {
    const markdown = '# A title\n\n[here](a.md) ![there](b.png) `href="c.md"`'
    const html = renderMarkdown(markdown, (link) => `/led/${link}`)
    expect(html).toContain('<h1 id="a-title">A title</h1>')
    expect(html).toContain('<a href="/led/a.md">here</a>')
    expect(html).toContain('src="/led/b.png"')
    expect(html).toContain('<code>href=&quot;c.md&quot;</code>')
  })
})
