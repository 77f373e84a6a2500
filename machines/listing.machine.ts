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
  /** The page omits entries that could not be read. */
  isPartial?: boolean
}

/**
 * How many of the first entries of a page repeat the last loaded ones. New usage shifts entries to the next page, which
 * repeats them in the same order. One entry or equal entries do not count as repeated: they may be two messages within a
 * minute, and no charged entry may be missing.
 */
function overlapOf(loaded: readonly string[], page: readonly string[]): number {
  const end = loaded.slice(-page.length)
  const isOverlap = (start: number) =>
    end.slice(start).every((entry, index) => entry === page[index]) && new Set(end.slice(start)).size > 1
  const start = end.findIndex((_, index) => end[index] === page[0] && isOverlap(index))
  return start === -1 ? 0 : end.length - start
}

/** Whether the loaded entries contain the page as one sequence; equal entries do not count, as above. */
const isRepeated = (loaded: readonly string[], page: readonly string[]): boolean =>
  new Set(page).size > 1 && loaded.join().includes(page.join())

const textsOf = (answer: ListingPage | undefined): string[] =>
  (answer?.entries ?? []).map((entry) => JSON.stringify(entry))

export const listingMachine = setup({
  types: {
    input: {} as ListingFilter,
    // The texts of the entries avoid serializing all of them for each new page.
    context: {} as ListingFilter &
      Pick<ListingPage, 'entries' | 'page' | 'numberOfPages' | 'pdf'> & {
        texts: string[]
        isPartial: boolean
        /** Each page requests the next one. */
        loadsMonth: boolean
      },
    events: {} as
      | { type: 'filter.change'; filter: ListingFilter }
      | { type: 'list.extend' }
      | { type: 'month.load' }
      | { type: 'month.cancel' }
      | { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' },
    tags: {} as 'loading' | 'extending' | 'failed',
    meta: {} as { ports: { loadPage: 'reads' } } | { requirements: string[] },
  },
  actors: {
    loadPage: fromPromise<ListingPage, ListingFilter & { page: number }>(() => {
      throw new Error('loadPage must be provided')
    }),
  },
  actions: {
    resetList: assign((_, filter: ListingFilter | undefined) => ({
      ...filter,
      entries: [],
      texts: [],
      page: 0,
      numberOfPages: 0,
      pdf: null,
      isPartial: false,
      loadsMonth: false,
    })),
    loadMonth: assign({ loadsMonth: true }),
    loadOnDemand: assign({ loadsMonth: false }),
    appendWithoutOverlap: assign(({ context }, answer: ListingPage | undefined) => {
      const page = textsOf(answer)
      const overlap = overlapOf(context.texts, page)
      return {
        entries: [...context.entries, ...(answer?.entries ?? []).slice(overlap)],
        texts: [...context.texts, ...page.slice(overlap)],
        page: context.page + 1,
        numberOfPages: answer?.numberOfPages ?? context.numberOfPages,
        pdf: answer?.pdf ?? context.pdf,
        isPartial: context.isPartial || Boolean(answer?.isPartial),
      }
    }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    filterHasChanged: ({ context }, filter: ListingFilter | undefined) =>
      context.month !== filter?.month || context.type !== filter?.type,
    pageNumberIsWrong: ({ context }, answer: ListingPage) => answer.page !== context.page + 1,
    pageIsEmpty: (_, answer: ListingPage) => answer.entries.length === 0,
    pageIsRepeated: ({ context }, answer: ListingPage) => isRepeated(context.texts, textsOf(answer)),
    morePagesFollow: (_, answer: ListingPage) => answer.page < answer.numberOfPages,
    monthContinues: ({ context }, answer: ListingPage) =>
      context.loadsMonth && answer.page < answer.numberOfPages,
    monthIsLoading: ({ context }) => context.loadsMonth,
    listIsExtending: ({ context }) => !context.loadsMonth,
  },
}).createMachine({
  id: 'listing',
  description: 'The customer views the calls, messages and data sessions of a month, page by page.',
  meta: { ports: { loadPage: 'reads' } },
  context: ({ input }) => ({
    ...input,
    entries: [],
    texts: [],
    page: 0,
    numberOfPages: 0,
    pdf: null,
    isPartial: false,
    loadsMonth: false,
  }),
  initial: 'loading',
  on: {
    'filter.change': {
      guard: { type: 'filterHasChanged', params: ({ event }) => event.filter },
      target: '.loading',
      description:
        'The customer selects another month or type, so the portal clears the list and ignores pending pages.',
      actions: { type: 'resetList', params: ({ event }) => event.filter },
      meta: { requirements: ['U1', 'U5'] },
    },
  },
  states: {
    loading: {
      description: 'The portal loads the first page and shows no older entries.',
      tags: ['loading'],
      invoke: {
        id: 'loadFirstPage',
        src: 'loadPage',
        input: ({ context: { month, type, page } }) => ({ month, type, page: page + 1 }),
        onDone: [
          {
            guard: { type: 'pageNumberIsWrong', params: ({ event }) => event.output },
            target: 'failed',
            description: 'The provider returns a different page than requested.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
          {
            guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
            target: 'empty',
            description: 'The month has no entries.',
            meta: { requirements: ['U6'] },
          },
          {
            guard: { type: 'morePagesFollow', params: ({ event }) => event.output },
            target: 'extendable',
            description: 'The first page arrives, and the provider has more pages.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
          {
            target: 'complete',
            description: 'The only page arrives.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    extendable: {
      description: 'The page shows the loaded entries and offers more by scrolling or by a button.',
      on: {
        'list.extend': {
          target: 'extending',
          description: 'The customer reaches the end of the loaded entries.',
          meta: { requirements: ['U4'] },
        },
        'month.load': {
          target: 'extending',
          description: 'The customer wants all entries of the month.',
          actions: 'loadMonth',
          meta: { requirements: ['U4'] },
        },
      },
    },
    extending: {
      description: 'The portal loads the next page and still shows the loaded entries.',
      tags: ['extending'],
      on: {
        'month.load': {
          guard: 'listIsExtending',
          description: 'The customer wants all entries of the month while one page loads.',
          actions: 'loadMonth',
          meta: { requirements: ['U4'] },
        },
        'month.cancel': {
          guard: 'monthIsLoading',
          target: 'extendable',
          description:
            'The customer has seen enough, so the portal cancels the page and keeps the loaded entries.',
          actions: 'loadOnDemand',
          meta: { requirements: ['U4'] },
        },
      },
      invoke: {
        id: 'loadNextPage',
        src: 'loadPage',
        input: ({ context: { month, type, page } }) => ({ month, type, page: page + 1 }),
        onDone: [
          {
            guard: { type: 'pageNumberIsWrong', params: ({ event }) => event.output },
            target: 'extensionFailed',
            description: 'The provider returns a different page than requested, so the portal discards it.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
          {
            guard: { type: 'pageIsEmpty', params: ({ event }) => event.output },
            target: 'complete',
            description: 'The page is empty, so the list is complete.',
            meta: { requirements: ['U4'] },
          },
          {
            guard: { type: 'pageIsRepeated', params: ({ event }) => event.output },
            target: 'complete',
            description: 'The page contains only known entries, so the list is complete.',
            meta: { requirements: ['U4'] },
          },
          {
            guard: { type: 'monthContinues', params: ({ event }) => event.output },
            target: 'extending',
            reenter: true,
            description:
              'The portal adds the page and loads the next one, because the customer wants the whole month.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
          {
            guard: { type: 'morePagesFollow', params: ({ event }) => event.output },
            target: 'extendable',
            description: 'The portal adds the next page without repeated entries, and more pages follow.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
          {
            target: 'complete',
            description: 'The portal adds the last page without repeated entries.',
            actions: { type: 'appendWithoutOverlap', params: ({ event }) => event.output },
            meta: { requirements: ['U4'] },
          },
        ],
        onError: {
          target: 'extensionFailed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    extensionFailed: {
      description:
        'The page keeps the loaded entries, offers to retry the next page and, from the second failure, customer service.',
      tags: ['failed'],
      on: {
        'load.retry': { target: 'extending', description: 'The customer tries again.' },
        'month.load': {
          target: 'extending',
          description: 'The customer wants all entries of the month.',
          actions: 'loadMonth',
          meta: { requirements: ['U4'] },
        },
      },
    },
    complete: { description: 'The page shows all entries of the month.' },
    empty: { description: 'The page says that the month has no entries.' },
    failed: {
      description: 'The page shows an error, offers a retry and, from the second failure, customer service.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
