import { userOf } from './account'
import { type Handlers, notFound } from './call'
import { tvTariffs } from './customers/television'
import { sortable } from './dates'
import { localized } from './localized'
import type { Customer, Line, Records } from './records'
import { activePlan } from './tariffs'

const productOf = ({ lines }: Customer, productId: string) =>
  lines.find(({ contract }) => contract.productId === productId)

function mainAccount({ resources }: Line): Pick<Records['ResourceGroups'], 'MAIN'> {
  const balance = resources.balance?.value
  return typeof balance === 'number'
    ? { MAIN: [{ name: localized('Konto', 'Račun', 'Account'), balance, unit: '€' }] }
    : {}
}

/** Entries on a page; the long listing of a company has larger pages. */
const pageSizeOf = ({ listing }: Line) => (listing.length >= 1000 ? 200 : 20)

/** The operations of a contract: units, usage, devices, the TV and the internet tariff. */
export const products = {
  getTvTariff({ path: { productId }, customer }) {
    const tariff = productOf(customer, productId)?.tvTariff
    if (!tariff) throw notFound()
    return { code: 'GET_TV_TARIFF_SUCCESS', body: { tariff: { ...tariff, productId } } }
  },
  getTvTariffs: () => ({ code: 'GET_TV_TARIFFS_SUCCESS', body: { tariffs: tvTariffs } }),

  getInternetTariff({ path, customer }) {
    const tariff = productOf(customer, path.productId)?.internetTariff
    if (!tariff) throw notFound()
    return { code: 'GET_INTERNET_TARIFF_SUCCESS', body: { tariff } }
  },

  getDevices: ({ customer }) => ({ code: 'GET_PPI_SUCCESS', body: { contracts: customer.devices } }),

  getResources({ customer, line }) {
    return {
      code: 'GET_RESOURCES_SUCCESS',
      body: {
        tariff_name: activePlan(line)?.tariff.name ?? null,
        resources: { ...line.groups, ...mainAccount(line) },
        user: userOf(customer, line),
      },
    }
  },

  getListing({ query, line }) {
    const pageSize = pageSizeOf(line)
    const from = sortable(query.startDate)
    const to = sortable(query.endDate)
    const found = line.listing.filter(({ type, date }) => {
      const day = sortable(String(date))
      return day >= from && day <= to && (!query.type || String(type).toUpperCase() === query.type)
    })
    const noderef = `listing-${line.contract.productId}-${from.slice(0, 6)}`
    return {
      code: 'GET_LISTING_SUCCESS',
      body: {
        listing: found.slice((query.page - 1) * pageSize, query.page * pageSize),
        pagination: { page: query.page, numberOfPages: Math.ceil(found.length / pageSize) },
        listingPdf: found.length > 0 ? { noderef, filename: `${noderef}.pdf` } : null,
      },
    }
  },
} satisfies Handlers
