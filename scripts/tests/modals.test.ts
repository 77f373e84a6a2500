import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { type Route, routes, screenFileOf } from '../../src/app/routes'
import { drivers } from '../../tests/paths/drivers/all'
import type { Driver } from '../../tests/paths/drivers/portal'

/** Components that cover a page, or that open from a button. */
const lyingOver = /<(ConfirmDialog|Dialog|SideSheet|MenuButton)\b/

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.startsWith(join('ui', '')))
  .filter((file) => lyingOver.test(readFileSync(join('src', file), 'utf8')))
  .map((file) => basename(file, '.tsx'))

const STATES_FILE = 'tests/e2e/support/screenStates.ts'
const checks = [STATES_FILE, 'tests/e2e/inactivity.spec.ts'].map((file) => readFileSync(file, 'utf8'))

/** The screens whose drivers declare a dialog. */
const declared = Object.values<Driver>(drivers).flatMap(({ confirmation }) =>
  Object.values<Route>(routes)
    .filter(({ path }) => path === confirmation?.path)
    .map((route) => basename(screenFileOf(route), '.tsx')),
)

it.each(components)('F1: axe checks %s', (component) => {
  const isChecked =
    declared.includes(component) ||
    checks.some((text) => text.includes(`'${component}'`) || text.includes(`'${component},`))
  expect(isChecked, `${STATES_FILE}: add a state of its page named '${component}', which opens it`).toBe(true)
})
