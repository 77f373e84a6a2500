import { expect, it } from 'vitest'
import { apiDocument, listOperations } from '../../sandbox/document'

const operations = listOperations(apiDocument())
const contractHeaders = ['SubscriptionId', 'ExternalTvId', 'LogosoftId', 'ContractId']

it.each(operations)('S4 S5: openapi.yaml fully describes $method $path', ({ operation, parameters }) => {
  expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
  expect(operation.tags).toHaveLength(1)
  expect(operation.description).toMatch(/^[A-Z].{20,}\.$/)
  // A refusal comes with status 200 or 4XX.
  expect(Object.keys(operation.responses).sort()).toEqual(['200', '4XX', '5XX'])

  const success = operation.responses['200']
  const answer = success && 'content' in success ? success.content['application/json'] : undefined
  expect(answer?.example).toBeDefined()
  const form = operation.requestBody?.content['application/x-www-form-urlencoded']
  if (operation.requestBody) expect(form?.example).toBeDefined()

  const headers = parameters.flatMap(({ parameter }) =>
    '$ref' in parameter ? [parameter.$ref.split('/').at(-1) ?? ''] : [],
  )
  expect(headers).toContain('Locale')
  const isAnonymous = operation.security?.length === 0
  const named = headers.filter((name) => contractHeaders.includes(name))
  expect(named).toEqual(isAnonymous ? [] : contractHeaders)
})
