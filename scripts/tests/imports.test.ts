import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../tests/support/program'

type Source = [path: string, text: string, broken?: string]

/** The JSON report of a tool on these files, in a new folder with the settings of this repository. */
function reportOf(files: Source[], program: string, ...options: string[]) {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scripts'))
  for (const file of ['.dependency-cruiser.cjs', 'biome.json', 'scripts/noToFixed.grit', 'tsconfig.json'])
    copyFileSync(file, join(folder, file))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const args = [resolve('node_modules', program), ...options]
  return JSON.parse(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout)
}

const value = 'export const value = 1\n'
const valueFrom = (path: string) => `export { value } from '${path}'\n`

const files: Source[] = [
  // Types alone make a circle, too. The tool reports it once.
  ['src/lib/parcel.ts', "import type { B } from './stamp'\nexport type A = { b: B }\n", 'no-circles'],
  ['src/lib/stamp.ts', "import type { A } from './parcel'\nexport type B = { a?: A }\n"],
  ['src/api/types.ts', 'export type User = { name: string }\n'],
  ['machines/parcel.machine.ts', value],
  ['machines/owner.machine.ts', "import type { User } from '../src/api/types'\nexport type Owner = User\n"],
  [
    'machines/parent.machine.ts',
    "import type { value } from './parcel.machine'\nexport type Child = typeof value\n",
  ],
  ['machines/runs.machine.ts', valueFrom('./parcel.machine'), 'machines-run-with-xstate-alone'],
  [
    'machines/knows.machine.ts',
    "import type { B } from '../src/lib/stamp'\nexport type C = B\n",
    'machines-know-machines-and-the-contract',
  ],
  ['src/lib/tabStorage.ts', value],
  ['src/core/draft.ts', valueFrom('../lib/tabStorage'), 'features-store-nothing'],
  ['src/core/parcel.ts', valueFrom('../features/parcel/useParcel'), 'core-is-below-the-features'],
  ['src/features/parcel/useParcel.ts', valueFrom('../../../machines/parcel.machine')],
  ['src/features/stamp/Stamp.tsx', valueFrom('../parcel/useParcel'), 'no-feature-imports-another'],
  ['src/features/stamp/Sheet.tsx', valueFrom('../../../machines/parcel.machine'), 'views-know-no-machine'],
  // The payment document may import what reads the checkout id, and nothing else of the portal.
  ['src/domain/checkoutId.ts', value],
  ['src/domain/money.ts', value],
  ['src/core/payments/frame/main.ts', valueFrom('../../../domain/checkoutId')],
  ['src/core/payments/frame/money.ts', valueFrom('../../../domain/money'), 'form-of-payment-stands-alone'],
]

test('dependency-cruiser refuses imports against the layers, types included, and no other import', () => {
  const cruiser = 'dependency-cruiser/bin/dependency-cruise.mjs'
  const { summary } = reportOf(files, cruiser, '.', '--output-type', 'json')
  const violations: { from: string; rule: { name: string } }[] = summary.violations
  expect(violations.map(({ from, rule }) => [from, rule.name]).sort()).toEqual(
    files.flatMap(([path, , broken]) => (broken ? [[path, broken]] : [])).sort(),
  )
})

const biome = ['@biomejs/biome/bin/biome', 'lint', '--vcs-enabled=false', '--reporter=json', 'src'] as const
type BiomeReport = { diagnostics: { message: string; location: { path: string; start: { line: number } } }[] }

const navigation = `import { Link, Redirect, useLocation } from 'wouter'
import * as wouter from 'wouter'
import { navigate, usePathname } from 'wouter/use-browser-location'
export { Redirect as Elsewhere } from 'wouter'
export const parts = [Link, Redirect, navigate, useLocation, usePathname, wouter]
`

test('Biome refuses navigation in a screen and says what to do instead; the shell may navigate', () => {
  const pages = ['src/features/Parcel.tsx', 'src/app/Parcel.tsx'].map((path): Source => [path, navigation])
  const { diagnostics }: BiomeReport = reportOf(pages, ...biome)
  const refused = diagnostics.filter(({ message }) => message.includes('its machine emits where to go'))
  expect(refused).toEqual(diagnostics)
  const places = refused.map(({ location }) => `${location.path} ${location.start.line}`)
  expect([...new Set(places)].sort()).toEqual([1, 2, 3, 4].map((line) => `src/features/Parcel.tsx ${line}`))
})

const storing = `import { useRef } from 'react'
export function Parcel() {
  const count = useRef(0)
  count.current += 1
  return <p>{localStorage.getItem('parcel')}</p>
}
`

test('Biome refuses a ref that is written during render, and storage without the helpers of src/lib', () => {
  const { diagnostics }: BiomeReport = reportOf([['src/ui/Parcel.tsx', storing]], ...biome)
  expect([...new Set(diagnostics.map(({ location }) => location.start.line))].sort()).toEqual([4, 5])
})

test('Biome refuses toFixed in the portal, which rounds otherwise than the screen; the build may use it', () => {
  const rounding = 'export const text = (euro: number) => euro.toFixed(2)\n'
  const paths = ['src/domain/parcel.ts', 'src/features/Parcel.tsx', 'src/prerender/parcel.ts']
  const { diagnostics }: BiomeReport = reportOf(
    paths.map((path): Source => [path, rounding]),
    ...biome,
  )
  expect(diagnostics.map(({ location }) => location.path).sort()).toEqual(paths.slice(0, 2))
})
