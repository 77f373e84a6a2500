import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { linkFaces } from '../../../scripts/vite/paymentDocument'
import { brandDocument } from '../../../src/prerender/brandDocument'
import { prerender } from '../../../src/prerender/prerender'
import { findBrand, readBrands } from '../../../src/prerender/readBrands'
import { checkColours } from '../checkColours'

const brands = readBrands()

describe.each(brands)('the $id brand', (brand) => {
  it('has colours with enough contrast and difference', () => {
    expect(checkColours(brand)).toEqual([])
  })
})

it('the check names each pair of colours that fails, and the nearest shade that passes', () => {
  const [brand] = brands as [(typeof brands)[number]]
  const changed = {
    ...brand,
    colours: { ...brand.colours, accentText: ['#8899aa', '#ffffff'] as [string, string] },
  }
  const [problem] = checkColours(changed)
  expect(problem).toMatchObject({ name: 'accentText', scheme: 'light', colour: '#8899aa' })
  expect(problem?.pairs[0]).toMatch(/^contrast with canvas 2\.\d of 7$/)
  changed.colours.accentText = [problem?.suggestion ?? '', '#ffffff']
  expect(checkColours(changed)).toEqual([])
})

it('the check refuses a button that the band of the same colour hides', () => {
  const [{ colours, ...brand }] = brands as [(typeof brands)[number]]
  const changed = {
    ...brand,
    headerButton: 'accent',
    colours: { ...colours, header: colours.accent },
  } as const
  expect(checkColours(changed)[0]?.pairs[0]).toBe('difference with header 0.0 of 9')
  expect(checkColours({ ...changed, headerButton: 'inverted' }).map(({ name }) => name)).not.toContain(
    'accent',
  )
})

it('the check refuses an unknown brand and names the known ones', () => {
  const ids = brands.map(({ id }) => id).join(', ')
  expect(() => readBrands('fourth')).toThrow(`Unknown brand "fourth". Known brands: ${ids}`)
  expect(() => findBrand(brands, 'fourth')).toThrow(`Known brands: ${ids}`)
})

describe('a new brand', () => {
  const copy = mkdtempSync(join(tmpdir(), 'brands-'))
  const folder = join(copy, 'brands/yellow')
  const change = (changes: object) => {
    const file = join(folder, 'brand.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }))
  }
  afterAll(() => rmSync(copy, { recursive: true }))

  it('needs one folder by the guide: its document has its title, words, colours and icons', () => {
    cpSync('brands', join(copy, 'brands'), { recursive: true })
    const [, command = ''] = /```sh\s+(cp .*)/.exec(readFileSync('docs/brand.md', 'utf8')) ?? []
    execSync(command, { cwd: copy })
    const [source] = readBrands(folder) as [(typeof brands)[number]]
    const colours = { ...source.colours, accent: ['#ffd400', '#ffe04d'], accentInk: ['#1a1500', '#1a1500'] }
    const words = { de: { login: { claim: 'Alles im Gelben.' } } }
    const faces = [{ family: 'Narrow', file: 'narrow.woff2', weight: '400 700', stretch: '75%' }]
    const type = { ...source.type, text: 'Narrow, sans-serif', faces }
    change({ name: 'Gelb', title: 'Gelb Portal', storagePrefix: 'yellow', words, colours, type })
    writeFileSync(join(folder, 'narrow.woff2'), 'font')
    writeFileSync(join(folder, 'wordmark.svg'), '<svg viewBox="0 0 64 16"><path d="M0 0h64v16z"/></svg>')
    const [brand] = readBrands(folder) as [(typeof brands)[number]]
    const { styles, parts, files } = prerender([brand], 'de').brands.get('yellow') ?? {}
    expect(styles).toContain('#ffd400')
    expect(styles).toContain('--logo-width:8em')
    expect(styles).toContain('@font-face{font-family:"Narrow";src:url("narrow.woff2")')
    mkdirSync(join(copy, 'assets'))
    cpSync('payment.html', join(copy, 'payment.html'))
    linkFaces(copy, folder)
    const [, sheet = ''] =
      /href="\/(assets\/.*)"/.exec(readFileSync(join(copy, 'payment.html'), 'utf8')) ?? []
    expect(readFileSync(join(copy, sheet), 'utf8')).toMatch(
      /url\("yellow-narrow-[\w-]{8}\.woff2"\).*stretch:75%/,
    )
    expect(parts?.[0]).toContain('Alles im Gelben.')
    expect(files?.['yellow.sr.webmanifest']).toContain('"name":"Gelb Portal"')
    const html = brandDocument(readFileSync('index.html', 'utf8'), brand)
    expect(html).toContain('<title>Gelb Portal</title>')
    expect(html).toContain('name="portal:brand" content="yellow"')
    expect(html).toContain('href="/yellow.svg"')
  })

  it('with mistakes fails and names the fields', () => {
    change({ bar: 'blue', claim: '' })
    const message =
      /yellow: brand\.json does not match[\s\S]*properties claim[\s\S]*\/bar must be .*surface,header/
    expect(() => readBrands(folder)).toThrow(message)
  })
})
