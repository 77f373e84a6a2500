import { expect, it, vi } from 'vitest'
import { createArea } from './storageArea'

it.each([
  ['removed', null],
  ['replaced', 'new'],
])('a value kept in memory because the storage was full is %s by the next write', (_, value) => {
  const area = createArea('localStorage')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  area.write('token', 'old')
  expect(area.read('token')).toBe('old')
  full.mockRestore()
  area.write('token', value)
  expect(area.read('token')).toBe(value)
})
