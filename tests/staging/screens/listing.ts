import type { ListingFilter } from '../../../machines/listing.machine'
import type { ProviderScreen, Stage, Visit } from './providerScreen'
import { isThere, pressButton, saysIn } from './see'

/** The golden paths have the month of their day and the one before. */
const months = ['2026-11', '2026-10']

const select = ({ page, words }: Stage, name: 'listing.month' | 'listing.type') =>
  page.getByLabel(words(name), { exact: true })

const monthsOffered = (stage: Stage) =>
  select(stage, 'listing.month')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))

const visitOf = (role: Visit['role']): Visit => ({
  name: `usage of ${role}`,
  role,
  async arrive(stage) {
    await stage.open('/listing')
    await select(stage, 'listing.month').waitFor()
    return undefined
  },
})

async function endOf(stage: Stage) {
  if (await saysIn(stage, stage.words('listing.loadMoreFailed'))) return 'failed to load more'
  const button = stage.page.getByRole('button', { name: stage.words('listing.loadMore'), exact: true })
  if (!(await isThere(button))) return null
  return (await button.getAttribute('aria-busy')) === 'true' ? 'loads more' : 'offers more'
}

const ends: Record<string, string> = {
  extendable: 'offers more',
  extending: 'loads more',
  extensionFailed: 'failed to load more',
}

export const listing: ProviderScreen = {
  visits: [visitOf('everyday'), visitOf('empty')],
  happens: {
    // By the address, as the browser's buttons do, which changes both at once.
    async 'filter.change'(stage, { filter }) {
      const { month, type } = filter as ListingFilter
      const wanted = (await monthsOffered(stage))[months.indexOf(month)]
      if (wanted === undefined) return 'the portal offers no other month'
      const address = `/listing?${new URLSearchParams({ month: wanted, type })}`
      await stage.page.evaluate((to) => window.history.pushState(null, '', to), address)
      return undefined
    },
    'list.extend': (stage) => pressButton(stage, stage.words('listing.loadMore')),
    'load.retry': (stage) => pressButton(stage, stage.words('message.tryAgain')),
  },
  takes: { empty: "needs account 'empty'" },
  async look(stage) {
    const month = await select(stage, 'listing.month').inputValue()
    return {
      month: months[(await monthsOffered(stage)).indexOf(month)],
      type: await select(stage, 'listing.type').inputValue(),
      shown: await saysIn(stage, stage.words('listing.summary')),
      end: await endOf(stage),
      empty: await saysIn(stage, stage.words('listing.empty')),
      failed: await isThere(stage.page.locator('main').getByText(stage.words('message.error'))),
    }
  },
  expects: (state) => ({
    shown: !['loading', 'failed', 'empty'].includes(state),
    end: ends[state] ?? null,
    empty: state === 'empty',
    failed: state === 'failed',
  }),
  keeps: ({ context: { month, type } }) => ({ month, type }),
}
