import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ScreenWalk, System } from '../../../tests/paths/drivers/portal'
import { retryingWalk } from '../../../tests/paths/drivers/retryingWalk'
import { readGolden } from '../golden'
import { runPath } from '../runPaths'

const golden = readGolden('voucher')
const [path] = golden.paths
if (!path) throw new Error('the voucher has no path')
const toFirstCall = { ...path, steps: path.steps.slice(0, 1) }

it.each([
  [0, 'start: another snapshot than entering.ready\n  asked: expected 0, saw 1'],
  [
    1,
    'entering.ready → voucher.submit(complete): another snapshot than redeeming\n  asked: expected 1, saw 2',
  ],
])('X4: a walk on a screen reports an extra call after a check that saw %i', async (calls, message) => {
  document.body.innerHTML = '<section aria-label="Meldungen"></section>'
  let asked = 0
  const system: Partial<System> = {
    locale: 'de',
    user: userEvent.setup(),
    callCount: async () => asked,
    async mark() {
      asked = 0
    },
  }
  const walk: ScreenWalk = {
    events: { 'voucher.submit': async () => void asked++ },
    answers: {},
    async observe() {
      const seen = { asked }
      if (asked === calls) setTimeout(() => asked++)
      return seen
    },
    expects: (observed) => ({ asked: observed.calls.length }),
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const startWalk = retryingWalk(() => walk, system as System, settle)
  await expect(runPath(golden, toFirstCall, startWalk)).rejects.toThrow(new Error(message))
})
