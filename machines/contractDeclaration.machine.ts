import { assign, emit, fromPromise, setup } from 'xstate'

/** What the customer declares about a contract. A withdrawal has no end and no reason. */
export type Declaration = {
  /** Empty until the customer chooses a contract. */
  contractId: string
  end: 'next' | 'date'
  /** The wished end, as `2026-12-31`. */
  date: string
  isForCause: boolean
  reason: string
  name: string
  email: string
}
/** The errors below the fields. */
export type DeclarationErrors = Record<'contractId' | 'date' | 'reason' | 'name' | 'email', boolean>
export type DeclarationSent =
  /** With the provider's time, in milliseconds. */
  { outcome: 'received'; receivedAt: number } | { outcome: 'refused'; message: string }

/** `today` is the first day that a customer can wish as the end, as `2026-11-20`. */
const fieldErrorsOf = (declaration: Declaration, today: string): DeclarationErrors => ({
  contractId: !declaration.contractId,
  date: declaration.end === 'date' && !(declaration.date >= today),
  reason: declaration.isForCause && !declaration.reason?.trim(),
  name: !declaration.name?.trim(),
  email: !/^\S+@\S+$/.test(declaration.email?.trim() ?? ''),
})

export const contractDeclarationMachine = setup({
  types: {
    input: {} as { today: string },
    context: {} as Declaration & {
      today: string
      fieldErrors: DeclarationErrors
      /** The provider's reason for a refusal. */
      message: string
      sentText: string
      receivedAt: number | null
      /** An earlier attempt has no answer. */
      mayHaveArrived: boolean
    },
    events: {} as
      | ({ type: 'declaration.submit' } & Declaration)
      | { type: 'declaration.edit' }
      | { type: 'declaration.change' }
      | { type: 'declaration.confirm'; text: string }
      | { type: 'declaration.review' },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'busy' | 'outcomeUnknown',
    meta: {} as { ports: { sendDeclaration: 'changes' } } | { requirements: string[] },
  },
  actors: {
    sendDeclaration: fromPromise<DeclarationSent, { contractId: string; text: string }>(() => {
      throw new Error('sendDeclaration must be provided')
    }),
  },
  actions: {
    storeDeclaration: assign(
      (_, { contractId, end, date, isForCause, reason, name, email }: Declaration) => ({
        ...{ contractId, end, date, isForCause, reason, name, email },
        fieldErrors: { contractId: false, date: false, reason: false, name: false, email: false },
        message: '',
      }),
    ),
    storeFieldErrors: assign(({ context: { today } }, declaration: Declaration) => ({
      fieldErrors: fieldErrorsOf(declaration, today),
      message: '',
    })),
    clearFieldErrors: assign({
      fieldErrors: { contractId: false, date: false, reason: false, name: false, email: false },
      message: '',
    }),
    storeText: assign({ sentText: (_, { text }: { text: string }) => text }),
    storeReceipt: assign({
      receivedAt: (_, answer: DeclarationSent | undefined) =>
        answer?.outcome === 'received' ? answer.receivedAt : null,
    }),
    storeMessage: assign({
      message: (_, answer: DeclarationSent | undefined) =>
        answer?.outcome === 'refused' ? answer.message : '',
    }),
    markUnanswered: assign({ mayHaveArrived: true }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    declarationIsComplete: ({ context: { today } }, declaration: Declaration) =>
      Object.values(fieldErrorsOf(declaration, today)).every((isInvalid) => !isInvalid),
    declarationWasReceived: (_, answer: DeclarationSent) => answer.outcome === 'received',
    reasonWasGiven: (_, answer: DeclarationSent) => answer.outcome === 'refused' && answer.message !== '',
  },
}).createMachine({
  id: 'contractDeclaration',
  description: 'The customer withdraws from a contract or cancels it, and receives a receipt.',
  meta: { ports: { sendDeclaration: 'changes' } },
  context: ({ input }) => ({
    ...{ contractId: '', end: 'next', date: '', isForCause: false, reason: '', name: '', email: '' },
    today: input?.today ?? '',
    fieldErrors: { contractId: false, date: false, reason: false, name: false, email: false },
    message: '',
    sentText: '',
    receivedAt: null,
    mayHaveArrived: false,
  }),
  initial: 'declaring',
  states: {
    declaring: {
      description: 'The customer enters what to declare about which contract, and in which name.',
      on: {
        'declaration.submit': [
          {
            guard: { type: 'declarationIsComplete', params: ({ event }) => event },
            target: 'reviewing',
            description: 'The declaration is complete, so the portal shows its summary.',
            actions: { type: 'storeDeclaration', params: ({ event }) => event },
          },
          {
            description: 'The declaration is incomplete, so the form shows errors below the fields.',
            actions: { type: 'storeFieldErrors', params: ({ event }) => event },
          },
        ],
        'declaration.edit': {
          description: 'The customer edits a field, so the form hides the errors.',
          actions: 'clearFieldErrors',
        },
      },
    },
    reviewing: {
      description:
        'The customer reads the summary; after an attempt without an answer, it begins with a warning.',
      on: {
        'declaration.confirm': {
          target: 'sending',
          description: 'The customer confirms the declaration.',
          actions: { type: 'storeText', params: ({ event }) => event },
        },
        'declaration.change': {
          target: 'declaring',
          description: 'The customer returns to the form, which keeps the input.',
        },
      },
    },
    sending: {
      description: 'The portal sends the declaration once and locks the button.',
      tags: ['busy'],
      invoke: {
        id: 'sendDeclaration',
        src: 'sendDeclaration',
        input: ({ context }) => ({ contractId: context.contractId, text: context.sentText }),
        onDone: [
          {
            guard: { type: 'declarationWasReceived', params: ({ event }) => event.output },
            target: 'received',
            description: 'The provider accepts the declaration.',
            actions: { type: 'storeReceipt', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => event.output },
            target: 'declaring',
            description: 'The provider refuses, and the form shows the reason and keeps the input.',
            actions: { type: 'storeMessage', params: ({ event }) => event.output },
          },
          {
            target: 'declaring',
            description: 'The provider refuses without a reason, and the form keeps the input.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, so the declaration may have arrived or not.',
          actions: 'markUnanswered',
        },
      },
    },
    received: {
      description: 'The page confirms the receipt with its time, and shows the text to print and to save.',
      type: 'final',
    },
    unanswered: {
      description: 'The page says that the declaration may have arrived, and shows its text for an e-mail.',
      tags: ['outcomeUnknown'],
      on: {
        'declaration.review': {
          target: 'reviewing',
          description: 'The customer wants to send the declaration again, and first reads the summary.',
        },
      },
    },
  },
})
