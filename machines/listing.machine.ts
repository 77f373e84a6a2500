import { assign, emit, fromPromise, setup } from 'xstate'
import type { ListingEntry, ListingPdf } from '../src/api/types'

export type ListingType = 'ALL' | 'CALL' | 'MESSAGE' | 'DATA'
/** The month as `2026-11`. */
export type ListingFilter = { month: string; type: ListingType }
export type ListingPage = {
  entries: ListingEntry[]
  page: number
  numberOfPages: number
  pdf: ListingPdf | null
}

export const listingMachine = setup({
  types: {
    input: {} as ListingFilter,
    context: {} as ListingFilter & ListingPage,
    events: {} as
      | { type: 'filter.change'; filter: ListingFilter }
      | { type: 'list.extend' }
      | { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' },
  },
  actors: {
    loadPage: fromPromise<ListingPage, ListingFilter & { page: number }>(() => {
      throw new Error('loadPage must be provided')
    }),
  },
  actions: {
    startAnew: assign((_, { filter }: { filter: ListingFilter }) => ({
      ...filter,
      entries: [],
      page: 0,
      numberOfPages: 0,
      pdf: null,
    })),
    appendPage: assign(({ context }, { answer }: { answer: ListingPage | undefined }) => {
      const { entries, page } = context
      // New usage pushes entries on to the next page: what has come before must not come again.
      const fresh = (answer?.entries ?? []).filter((entry) =>
        entries.every(
          (known) => known.date !== entry.date || JSON.stringify(known) !== JSON.stringify(entry),
        ),
      )
      return {
        entries: [...entries, ...fresh],
        page: page + 1,
        // A page without anything new is the last, whatever number of pages was promised.
        numberOfPages: fresh.length > 0 ? (answer?.numberOfPages ?? 0) : page + 1,
        pdf: answer?.pdf ?? context.pdf,
      }
    }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    filterIsAnother: ({ context }, { filter }: { filter: ListingFilter }) =>
      context.month !== filter.month || context.type !== filter.type,
    pageIsTheOneAsked: ({ context }, { page }: { page: number | undefined }) => page === context.page + 1,
    nothingIsListed: ({ context }) => context.entries.length === 0,
    morePagesFollow: ({ context }) => context.page < context.numberOfPages,
  },
}).createMachine({
  id: 'listing',
  description: 'The calls, messages and data sessions of a month, loaded page by page.',
  context: ({ input }) => ({
    month: input?.month ?? '',
    type: input?.type ?? 'ALL',
    entries: [],
    page: 0,
    numberOfPages: 0,
    pdf: null,
  }),
  initial: 'loading',
  on: {
    'filter.change': {
      guard: {
        type: 'filterIsAnother',
        params: ({ event }) => ({ filter: event.filter ?? { month: '', type: 'ALL' } }),
      },
      target: '.loading',
      description: 'Another month or type: the list is cleared, and a page still on its way is dropped.',
      actions: {
        type: 'startAnew',
        params: ({ event }) => ({ filter: event.filter ?? { month: '', type: 'ALL' } }),
      },
      meta: { requirements: ['U1', 'U5'] },
    },
  },
  states: {
    loading: {
      description: 'The first page is on its way; nothing of another month or type is shown.',
      tags: ['loading'],
      invoke: {
        id: 'loadFirstPage',
        src: 'loadPage',
        input: ({ context: { month, type, page } }) => ({ month, type, page: page + 1 }),
        onDone: [
          {
            guard: { type: 'pageIsTheOneAsked', params: ({ event }) => ({ page: event.output?.page }) },
            target: 'judging',
            description: 'The first page is here.',
            actions: { type: 'appendPage', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            description: 'Another page came than the one that was asked for.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    judging: {
      description: 'A page has been added: is there anything, and is there more?',
      always: [
        {
          guard: 'nothingIsListed',
          target: 'empty',
          description: 'There is no entry at all.',
          meta: { requirements: ['U6'] },
        },
        {
          guard: 'morePagesFollow',
          target: 'extendable',
          description: 'The provider has further pages.',
          meta: { requirements: ['U4'] },
        },
        {
          target: 'complete',
          description: 'That was the last page, or one without anything new.',
          meta: { requirements: ['U4'] },
        },
      ],
    },
    extendable: {
      description: 'The entries so far are shown; scrolling to their end, or a button, brings more.',
      on: {
        'list.extend': {
          target: 'extending',
          description: 'The customer has come to the end of what is loaded.',
          meta: { requirements: ['U4'] },
        },
      },
    },
    extending: {
      description: 'The next page is on its way; what is loaded stays.',
      tags: ['extending'],
      invoke: {
        id: 'loadNextPage',
        src: 'loadPage',
        input: ({ context: { month, type, page } }) => ({ month, type, page: page + 1 }),
        onDone: [
          {
            guard: { type: 'pageIsTheOneAsked', params: ({ event }) => ({ page: event.output?.page }) },
            target: 'judging',
            description: 'The next page is here.',
            actions: { type: 'appendPage', params: ({ event }) => ({ answer: event.output }) },
            meta: { requirements: ['U4'] },
          },
          {
            target: 'extensionFailed',
            description: 'Another page came than the one that was asked for: it is dropped.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'extensionFailed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    extensionFailed: {
      description: 'What is loaded stays; a button asks for the next page again.',
      on: { 'load.retry': { target: 'extending', description: 'The customer tries again.' } },
    },
    complete: { description: 'All entries of the month are shown.' },
    empty: { description: 'One sentence says that there is no entry in this month.' },
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
