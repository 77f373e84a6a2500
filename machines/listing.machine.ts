import { assign, emit, fromPromise, setup } from 'xstate'

/** What an entry says is of no concern to this flow; whether two are alike is. */
type Entry = { date?: string }
export type ListingType = 'ALL' | 'CALL' | 'MESSAGE' | 'DATA'
/** The month as `2026-11`. */
export type ListingFilter = { month: string; type: ListingType }
export type ListingPage = {
  entries: Entry[]
  page: number
  numberOfPages: number
  pdf: { noderef: string } | null
  /** Something could not be read and was left out. */
  isPartial?: boolean
}

export const listingMachine = setup({
  types: {
    input: {} as ListingFilter,
    // Each entry is kept as text, too, so that a further page does not read all of them again.
    context: {} as ListingFilter &
      Pick<ListingPage, 'entries' | 'page' | 'pdf'> & { texts: string[]; isPartial: boolean },
    events: {} as
      | { type: 'filter.change'; filter: ListingFilter }
      | { type: 'list.extend' }
      | { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'loading' | 'extending' | 'failed',
  },
  actors: {
    loadPage: fromPromise<ListingPage, ListingFilter & { page: number }>(() => {
      throw new Error('loadPage must be provided')
    }),
  },
  actions: {
    resetList: assign((_, filter: ListingFilter | undefined) => ({
      month: filter?.month ?? '',
      type: filter?.type ?? 'ALL',
      entries: [],
      texts: [],
      page: 0,
      pdf: null,
      isPartial: false,
    })),
    // New usage pushes entries on to the next page, where they come again in the same order. Only entries that differ
    // count as such: equal ones, or a single one, are rather two messages within a minute than new usage between two
    // pages, and nothing that was charged may be missing.
    appendWithoutOverlap: assign(({ context }, answer: ListingPage | undefined) => {
      const page = (answer?.entries ?? []).map((entry) => JSON.stringify(entry))
      const end = context.texts.slice(-page.length)
      const isOverlap = (start: number) =>
        end.slice(start).every((entry, index) => entry === page[index]) && new Set(end.slice(start)).size > 1
      const start = end.findIndex((_, index) => end[index] === page[0] && isOverlap(index))
      const overlap = start === -1 ? 0 : end.length - start
      return {
        entries: [...context.entries, ...(answer?.entries.slice(overlap) ?? [])],
        texts: [...context.texts, ...page.slice(overlap)],
        page: context.page + 1,
        pdf: answer?.pdf ?? context.pdf,
        isPartial: context.isPartial || (answer?.isPartial ?? false),
      }
    }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    filterHasChanged: ({ context }, filter: ListingFilter | undefined) =>
      context.month !== filter?.month || context.type !== filter?.type,
    pageNumberIsWrong: ({ context }, answer: ListingPage | undefined) => answer?.page !== context.page + 1,
    pageIsEmpty: (_, answer: ListingPage | undefined) => !answer || answer.entries.length === 0,
    // As one stretch of what is loaded; a page of equal entries is none, for the reason given above.
    pageIsRepeated: ({ context }, answer: ListingPage | undefined) => {
      const page = (answer?.entries ?? []).map((entry) => JSON.stringify(entry))
      return new Set(page).size > 1 && context.texts.join().includes(page.join())
    },
    morePagesFollow: (_, answer: ListingPage | undefined) => !!answer && answer.page < answer.numberOfPages,
  },
  delays: { readTimeout: 20_000 },
}).createMachine({
  id: 'listing',
  description: 'The calls, messages and data sessions of a month, loaded page by page.',
  meta: { ports: { loadPage: 'reads' } },
  context: ({ input }) => ({
    month: input?.month ?? '',
    type: input?.type ?? 'ALL',
    entries: [],
    texts: [],
    page: 0,
    pdf: null,
    isPartial: false,
  }),
  initial: 'loading',
  on: {
    'filter.change': {
      guard: { type: 'filterHasChanged', params: ({ event }) => event.filter },
      target: '.loading',
      description: 'Another month or type: the list is cleared, and a page still on its way is dropped.',
      actions: { type: 'resetList', params: ({ event }) => event.filter },
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
            guard: { type: 'pageNumberIsWrong', params: ({ event }) => event.output },
            target: 'failed',
            description: 'Another page came than the one that was asked for.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
          {
            guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
            target: 'empty',
            description: 'There is no entry at all.',
            meta: { requirements: ['U6'] },
          },
          {
            guard: { type: 'morePagesFollow', params: ({ event }) => event.output },
            target: 'extendable',
            description: 'The first page is here, and the provider has further ones.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
          {
            target: 'complete',
            description: 'The only page is here.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'failed',
          description: 'No answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
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
            guard: { type: 'pageNumberIsWrong', params: ({ event }) => event.output },
            target: 'extensionFailed',
            description: 'Another page came than the one that was asked for: it is dropped.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
          {
            guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
            target: 'complete',
            description: 'An empty page is the last, whatever number was promised.',
            meta: { requirements: ['U4'] },
          },
          {
            guard: { type: 'pageIsRepeated', params: ({ event }) => event.output },
            target: 'complete',
            description: 'A page without anything new is the last, so that scrolling comes to an end.',
            meta: { requirements: ['U4'] },
          },
          {
            guard: { type: 'morePagesFollow', params: ({ event }) => event.output },
            target: 'extendable',
            description:
              'The next page is added, without the entries that new usage has pushed on to it; there are more.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
          {
            target: 'complete',
            description: 'The last page is added, without the entries that new usage has pushed on to it.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
        ],
        onError: {
          target: 'extensionFailed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'extensionFailed',
          description: 'No answer within 20 seconds.',
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
