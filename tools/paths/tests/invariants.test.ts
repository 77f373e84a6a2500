import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { alphabet as billPayment } from '../../../tests/paths/billPayment.alphabet'
import { alphabet as query } from '../../../tests/paths/query.alphabet'
import { alphabet as session } from '../../../tests/paths/session.alphabet'
import { alphabet as setting } from '../../../tests/paths/setting.alphabet'
import { alphabet as tariff } from '../../../tests/paths/tariff.alphabet'
import { alphabet as voucher } from '../../../tests/paths/voucher.alphabet'
import type { Alphabet } from '../alphabet'
import { invariants } from '../invariants'
import { type ConfigPath, replaced } from '../machineConfig'
import { walkManyTimes } from '../randomWalk'

/** The alphabet of a machine with something else at one place of its configuration. */
function changed(alphabet: Alphabet, path: string, value: unknown): Alphabet {
  const keys: ConfigPath = path.split(' ').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const { config, implementations } = alphabet.machine
  return { ...alphabet, machine: createMachine(Object(replaced(config, keys, value)), implementations) }
}

const again = (target: string) => ({ target, reenter: true })

/** By invariant, machines that break it. */
const faulty: readonly [keyof typeof invariants, string, Alphabet][] = [
  [
    'nothing breaks',
    'a failure that nobody expects',
    changed(voucher, 'states redeeming invoke onError', undefined),
  ],
  [
    'there is no dead end',
    'a dialog without a button',
    changed(tariff, 'states outcomeUnknown on', undefined),
  ],
  [
    'whatever is asked can fail',
    'a call that nobody lets fail',
    {
      ...voucher,
      outcomes: { redeemVoucher: { outputs: { redeemed: { outcome: 'redeemed' } }, errors: [] } },
    },
  ],
  [
    'what loads or is busy comes to an end without an answer',
    'a form that stays locked',
    changed(tariff, 'states outcomeUnknown', { tags: ['busy'] }),
  ],
  [
    'a failure has a way out for the customer',
    'no second try',
    changed(query, 'states failed on', undefined),
  ],
  [
    'what sends or changes something is not repeated unless the customer does something',
    'a second try by itself',
    changed(setting, 'states saving invoke onDone 1', again('saving')),
  ],
  [
    'what sends or changes something is not repeated unless the customer does something',
    'a second try by itself, of a port with the name of a question',
    changed(
      changed(query, 'meta ports load', 'changes'),
      'states loading after readTimeout',
      again('loading'),
    ),
  ],
  [
    'nothing is charged but by its order, and nothing twice by one order',
    'a button that is not locked',
    changed(billPayment, 'states preparing on', { 'bill.pay': again('preparing') }),
  ],
  [
    'nothing is charged but by its order, and nothing twice by one order',
    'terms that nobody is asked for',
    changed(tariff, 'states browsing on tariff.activate target', 'activating'),
  ],
  [
    'a payment that waits is not prepared again',
    'a payment that is overlooked',
    changed(billPayment, 'states prepared states paused on bill.pay 0 guard', () => false),
  ],
  [
    'nothing of a customer is left once nobody is signed in',
    'a token that stays',
    changed(session, 'states signedIn on token.refused actions', 'announceRefusal'),
  ],
]

it.each(faulty)(
  'X4: random walks name what breaks «%s», and the way to it: %s',
  async (name, _, alphabet) => {
    await expect(walkManyTimes(alphabet, { seed: 7, numRuns: 200 })).rejects.toThrow(
      new RegExp(`«${name}».* does not hold after .+ → .+\\nWALK_SEED=7 goes this walk again`),
    )
  },
)

it('X4: each invariant is shown to find something', () => {
  expect(new Set(faulty.map(([name]) => name))).toEqual(new Set(Object.keys(invariants)))
})
