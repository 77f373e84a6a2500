import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let house: string
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) copyFileSync(file, join(house, file))
})
afterEach(() => rmSync(house, { recursive: true }))

/** The rules of this house that are broken in one of these files. */
function brokenRules(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  const cruiser = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = spawnSync(process.execPath, [cruiser, '.', '--output-type', 'json'], {
    cwd: house,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(run.stdout) as Report
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort()
}

interface Report {
  summary: { violations: { rule: { name: string } }[] }
}

test('a circle is refused, even when it is made of types alone', () => {
  const parcel = "import type { Stamp } from './stamp'\nexport type Parcel = { stamp: Stamp }\n"
  const stamp = "import type { Parcel } from './parcel'\nexport type Stamp = { on?: Parcel }\n"
  expect(brokenRules({ 'src/lib/parcel.ts': parcel, 'src/lib/stamp.ts': stamp })).toEqual(['no-circles'])
})

test('a machine that takes types of the client is refused', () => {
  const machine = "import type { User } from '../src/api/types'\nexport type Owner = User\n"
  const types = 'export type User = { name: string }\n'
  expect(brokenRules({ 'machines/parcel.machine.ts': machine, 'src/api/types.ts': types })).toEqual([
    'machines-import-xstate-alone',
  ])
})

test('a screen may use a flow, and a flow a machine', () => {
  expect(
    brokenRules({
      'src/screens/parcel/Parcel.tsx': "export { parcel } from '../../flows/parcel'\n",
      'src/flows/parcel.ts': "export { parcel } from '../../machines/parcel.machine'\n",
      'machines/parcel.machine.ts': 'export const parcel = 1\n',
    }),
  ).toEqual([])
})

test('the document with the form of payment may use what reads its order, and nothing of the portal', () => {
  const ofIts = "export { id } from '../../domain/checkoutId'\nexport { hash } from '../../lib/hash'\n"
  const ofThePortal = "export { money } from '../../domain/money'\n"
  const files = {
    'src/lib/hash.ts': 'export const hash = 1\n',
    'src/domain/checkoutId.ts': 'export const id = 1\n',
    'src/domain/money.ts': 'export const money = 1\n',
  }
  expect(brokenRules({ ...files, 'src/payment/frame/main.ts': ofIts })).toEqual([])
  expect(brokenRules({ 'src/payment/frame/main.ts': ofThePortal })).toEqual(['form-of-payment-stands-alone'])
})
