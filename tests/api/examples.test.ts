import { expect, it } from 'vitest'
import { apiDocument, listOperations, type Schema } from '../../sandbox/document'

const { components } = apiDocument()
const forms = listOperations(apiDocument()).flatMap(({ operation }) => {
  const form = operation.requestBody?.content['application/x-www-form-urlencoded']
  return form ? [{ operationId: operation.operationId, ...form }] : []
})

// Some tools read only the example of the whole form, others only those of its fields.
it.each(forms)(
  'S4: $operationId has the same example for the form and for each field',
  ({ schema, example }) => {
    const fields = Object.entries(schema.properties ?? {})
    expect(Object.fromEntries(fields.map(([name, field]) => [name, field.example]))).toEqual(example)
  },
)

it.each([...Object.entries(components.parameters), ...Object.entries(components.headers)])(
  'S4: the header %s has an example that fits',
  (_, { schema, example }) => {
    expect(example).toMatch(new RegExp(schema.pattern ?? '.'))
  },
)

it('S4: the first example of a refusal does not end the session, because mocks answer it', () => {
  const content = components.responses.Refusal?.content['application/json']
  const [first, ...others] = Object.values(content?.examples ?? {}).map(({ value }) => value.code)
  expect(first).toBe('REQUEST_FAILED_SERVER_ERROR')
  expect(others).toEqual(['REQUEST_FAILED_INVALID_TOKEN'])
})

it('S4: every enumeration has a type, because some generators drop null without one', () => {
  const untyped: string[] = []
  JSON.stringify(apiDocument(), (name, part: Schema | null) => {
    if (part?.enum && !part.type) untyped.push(name)
    return part
  })
  expect(untyped).toEqual([])
})
