import { expect, it } from 'vitest'
import { galleryDocument } from '../../scripts/gallery/document'
import { apart } from '../../scripts/site/copyGallery'

it('the page of the gallery keeps its data and gives up its program to a file', async () => {
  const whole = await galleryDocument({ states: [{ machine: '</script><script>' }] })
  const { page, script } = apart(whole, 'gallery.js')
  expect(page).toContain('<script src="gallery.js"></script>')
  expect(page).toContain('\\u003c/script>')
  expect([...page.matchAll(/<script(?: type="application\/json"[^>]*)?>/g)]).toHaveLength(1)
  expect(whole).toContain(script)
  expect(script.length).toBeGreaterThan(page.length)
})
