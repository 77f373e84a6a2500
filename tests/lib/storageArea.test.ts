// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createArea } from '../../src/lib/storageArea'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['removed', null],
  ['replaced', 'new'],
])('what a full storage left in memory is %s together with the stored value', (_, value) => {
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
