import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import requirements from './requirements.json'

const known = Object.keys(requirements)

/** The ids that stand at the beginning of a title, as in `it('F7 F8: …')`. */
const titleWithIds = /\(\s*['"`]((?:[A-Z]\d{1,2}[ ,]+)*[A-Z]\d{1,2}): /g
const idsIn = (text: string) => [...text.matchAll(titleWithIds)].flatMap(([, ids = '']) => ids.split(/[ ,]+/))

const named = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => idsIn(readFileSync(join(import.meta.dirname, file), 'utf8')).map((id) => ({ id, file })))

it.each(known)('%s has a test that carries its id', (id) => {
  expect(named.map((title) => title.id)).toContain(id)
})

it('an id in a title is that of a requirement', () => {
  expect(named.filter(({ id }) => !known.includes(id))).toEqual([])
})

it('ids are found at the beginning of titles alone', () => {
  const quote = "'"
  const title = (text: string) => `it(${quote}${text}${quote}, show)`
  expect(idsIn(title('F7 F8: of a contract'))).toEqual(['F7', 'F8'])
  expect(idsIn(`])(\n  ${quote}L2: it is refused${quote}`)).toEqual(['L2'])
  expect(idsIn(title('shows what F7 asks for'))).toEqual([])
})
