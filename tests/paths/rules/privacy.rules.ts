import { assign } from 'xstate'
import { always, never, type Rule, until } from '../../../tools/paths/rules'
import * as p from './predicates'

/** Fields of events that hold a secret. */
const secretFields: Readonly<Record<string, readonly string[]>> = {
  'passwords.submit': ['password', 'repetition'],
  'credentials.submit': ['password'],
  'code.submit': ['code'],
}

export const privacy: Readonly<Record<string, Rule>> = {
  secrets: {
    sentence: 'L3 L5 L8: The portal never keeps or announces a password or the code of an SMS.',
    checks: ({ events }) =>
      events
        .flatMap((event) => (secretFields[event.type] ?? []).map((field) => String(event[field]).trim()))
        .filter((secret) => secret !== '')
        .map((secret) =>
          never(({ observed: { context, emitted } }) => JSON.stringify([context, emitted]).includes(secret)),
        ),
    mutant: ['passwordLogin', 'states checking entry', assign(({ event }) => ({ password: event.password }))],
  },
  noRefusal: {
    sentence: 'G1: The portal never refuses if the customer has given a consent or may have given one.',
    checks: p.only({
      consent: never((now) => {
        const { items, children, isPartial } = now.observed.context
        const isAgreed = [items, children].flat().some((consent) => Object(consent).agree === true)
        return p.isIn('refusing')(now) && (isPartial === true || isAgreed)
      }),
    }),
    mutant: ['consent', 'guard never true: deciding.on.consents.close (branch 0)'],
  },
  ownContracts: {
    sentence: 'F11 C1: A selected contract belongs to the customer.',
    checks: p.only({
      account: always((now) => {
        const { current, contracts } = now.observed.context
        return !p.isIn('contractSelected')(now) || JSON.stringify(contracts).includes(JSON.stringify(current))
      }),
    }),
    mutant: ['account', 'guard removed: contractSelected.on.contract.select (branch 0)'],
  },
  previousContract: {
    sentence: 'C1 C3: After a switch, the figures of the previous contract never show.',
    checks: p.only({
      account: until({
        after: (now) =>
          p.announces('contract.opened', 'contract.selected')(now) &&
          p.isIn('contractSelected.switching')(now),
        never: ({ observed }) => 'resources' in Object(observed.context.user),
        until: p.takes('xstate.done.actor.loadAccount', 'figures.receive'),
      }),
    }),
    mutant: ['account', 'action removed: contractSelected.on.contract.select (branch 0)'],
  },
  discardedDocuments: {
    sentence: 'B5: After a cancel, no PDF of a bill remains.',
    checks: p.only({
      billExport: until({
        after: p.takes('export.cancel'),
        never: ({ observed: { context } }) => context.request !== null || [context.loaded].flat().length > 0,
        until: p.takes('export.load'),
      }),
    }),
    mutant: ['billExport', 'on export.cancel actions', assign({ loaded: ['a PDF'], missing: [], part: 1 })],
  },
  warning: {
    sentence: 'E1: After a declaration without an answer, every summary warns.',
    checks: p.only({
      contractDeclaration: until({
        after: p.isTagged('outcomeUnknown'),
        never: ({ observed }) => observed.context.mayHaveArrived !== true,
      }),
    }),
    mutant: ['contractDeclaration', 'action removed: sending.invoke.onError (branch 0)'],
  },
}
