import { expect, it } from 'vitest'
import requirements from '../../docs/requirements.json'
import { testTitles, titlesIn } from '../../tools/flows/catalogue/testTitles'

const known = Object.keys(requirements)

const named = testTitles().flatMap((title) => title.requirements.map((id) => ({ id, file: title.file })))

it.each(known)('%s has a test that carries its id', (id) => {
  const isTested = named.some((title) => title.id === id)
  expect(isTested, `no test title begins with ${id}: add it to the title of the test that proves it`).toBe(
    true,
  )
})

it('an id in a title belongs to a requirement', () => {
  const unknown = named.filter(({ id }) => !known.includes(id))
  expect(unknown, 'correct these titles, or add the ids to docs/requirements.json').toEqual([])
})

it('ids count only at the beginning of titles', () => {
  const quote = "'"
  const idsIn = (text: string) => titlesIn(text).flatMap((title) => title.requirements)
  const title = (text: string) => `it(${quote}${text}${quote}, show)`
  expect(idsIn(title('F7 F8: of a contract'))).toEqual(['F7', 'F8'])
  expect(idsIn(`])(\n  ${quote}L2: it is refused${quote}`)).toEqual(['L2'])
  expect(idsIn(title('shows what F7 asks for'))).toEqual([])
})
