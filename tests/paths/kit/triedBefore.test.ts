import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { triedBefore } from './triedBefore'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutants-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const good = { total: 100, survivors: ['one'] }
const bad = { total: 100, survivors: ['one', 'two', 'three'] }
const note = () => join(folder, 'deeper', 'lamp.json')

test('mutants are not tried again while nothing has changed', async () => {
  expect(await triedBefore(note(), 'key', async () => good)).toEqual({ ...good, isFromBefore: false })
  const tryAll = vi.fn(async () => bad)
  expect(await triedBefore(note(), 'key', tryAll)).toEqual({ ...good, isFromBefore: true })
  expect(tryAll).not.toHaveBeenCalled()
})

test('they are once something has', async () => {
  await triedBefore(note(), 'key', async () => good)
  expect(await triedBefore(note(), 'other key', async () => bad)).toEqual({ ...bad, isFromBefore: false })
})

test('what was not enough is never kept', async () => {
  await triedBefore(note(), 'key', async () => bad)
  expect(await triedBefore(note(), 'key', async () => good)).toEqual({ ...good, isFromBefore: false })
})
