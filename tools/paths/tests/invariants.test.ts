import { expect, it } from 'vitest'
import { alphabet as billPayment } from '../../../tests/paths/billPayment.alphabet'
import { alphabet as query } from '../../../tests/paths/query.alphabet'
import { alphabet as session } from '../../../tests/paths/session.alphabet'
import { alphabet as setting } from '../../../tests/paths/setting.alphabet'
import { alphabet as tariff } from '../../../tests/paths/tariff.alphabet'
import { alphabet as voucher } from '../../../tests/paths/voucher.alphabet'
import type { Alphabet } from '../alphabet'
import { invariants } from '../invariants'
import { changed } from '../mutants'
import { walkManyTimes } from '../randomWalk'

/** The alphabet of a machine with another value at one place of its configuration. */
const having = (alphabet: Alphabet, path: string, value: unknown): Alphabet => {
  const keys = path.split(' ').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  return { ...alphabet, machine: changed(alphabet.machine, keys, value) }
}

const again = (target: string) => ({ target, reenter: true })

/** By invariant, machines that break it. */
const faulty: Record<string, Record<string, Alphabet>> = {
  'nothing breaks': {
    'an unexpected failure': having(voucher, 'states redeeming invoke onError', undefined),
  },
  'there is no dead end': {
    'a dialog without a button': having(tariff, 'states outcomeUnknown on', undefined),
  },
  'whatever is asked can fail': {
    'a call whose failure changes nothing': having(
      voucher,
      'states redeeming invoke onError',
      again('redeeming'),
    ),
  },
  'what loads or is busy comes to an end without an answer': {
    'a form that stays locked': having(tariff, 'states outcomeUnknown', { tags: ['busy'] }),
  },
  'a failure has a way out for the customer': {
    'no second try': having(query, 'states failed on', undefined),
  },
  'what sends or changes something is not repeated unless the customer does something': {
    'a second try by itself': having(setting, 'states saving invoke onDone 1', again('saving')),
    'a second try by itself, of a port with the name of a question': having(
      having(query, 'meta ports load', 'changes'),
      'states loading after readTimeout',
      again('loading'),
    ),
  },
  'nothing is charged but by its order, and nothing twice by one order': {
    'a button that is not locked': having(billPayment, 'states preparing on', {
      'bill.pay': again('preparing'),
    }),
    'terms that nobody is asked for': having(
      tariff,
      'states browsing on tariff.activate target',
      'activating',
    ),
  },
  'a payment that waits is not prepared again': {
    'a payment that is overlooked': having(
      billPayment,
      'states prepared states paused on bill.pay 0 guard',
      () => false,
    ),
  },
  'nothing of a customer is left once nobody is signed in': {
    'a token that stays': having(session, 'states signedIn on token.refused actions', 'announceRefusal'),
  },
}

const cases = Object.entries(faulty).flatMap(([name, machines]) =>
  Object.entries(machines).map(([fault, alphabet]) => [name, fault, alphabet] as const),
)

it.each(cases)('X4: random walks name what breaks «%s», and the way to it: %s', async (name, _, alphabet) => {
  await expect(walkManyTimes(alphabet, { seed: 7, numRuns: 200 })).rejects.toThrow(
    new RegExp(`«${name}».* does not hold after .+ → .+\\nWALK_SEED=7 goes this walk again`),
  )
})

it('X4: a machine breaks each invariant', () => {
  expect(Object.keys(faulty)).toEqual(Object.keys(invariants))
})
