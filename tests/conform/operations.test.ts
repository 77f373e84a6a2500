import { expect, it } from 'vitest'
import { apiDocument, listOperations } from '../../sandbox/document'
import { consequencesBySchema } from '../../scripts/conform/consequences'
import { contentsOf } from '../../scripts/conform/contents'
import { operationUses } from '../../scripts/conform/operations'
import { describedOperations, shared } from '../../scripts/conform/plans'
import { samples } from '../drift/samples'

const described = listOperations(apiDocument()).map(({ operation }) => operation.operationId)

it('every operation of openapi.yaml is classed: it reads, writes, signs in, or is never tried', () => {
  expect(Object.keys(operationUses).sort()).toEqual([...described].sort())
})

it('no GET writes, and of the POSTs two read', () => {
  const gets = describedOperations.filter(({ method }) => method === 'GET')
  expect(gets.filter(({ id }) => operationUses[id].does === 'writes')).toEqual([])
  const posts = describedOperations.filter(
    ({ id, method }) => method === 'POST' && operationUses[id].does === 'reads',
  )
  expect(posts.map(({ id }) => id)).toEqual(['getLanguage', 'downloadPdf'])
})

it('what each field of a shared schema is for is told', () => {
  const fields = samples.flatMap(({ operation, plan, answer }) => {
    const { expected } = contentsOf({ plan, shared, owner: operation }, answer, (name) => name)
    return [...expected.values()].filter((field) => !field.startsWith(operation))
  })
  const missing = [...new Set(fields)].filter((field) => {
    const [schema = '', name = ''] = field.split('.')
    const owner = schema === 'OldTariff' && name !== 'label' ? 'Tariff' : schema
    return !consequencesBySchema[owner]?.[name]
  })
  expect(missing).toEqual([])
})
