import { type Handlers, notFound } from './call'
import { tvTariffs } from './worlds/television'

export const television: Handlers<'getTvTariff' | 'getTvTariffs'> = {
  getTvTariff({ path, customer }) {
    const line = customer.lines.find(({ contract }) => contract.productId === path.productId)
    if (!line?.tvTariff) throw notFound()
    return {
      code: 'GET_TV_TARIFF_SUCCESS',
      body: { tariff: { ...line.tvTariff, productId: path.productId } },
    }
  },
  getTvTariffs: () => ({ code: 'GET_TV_TARIFFS_SUCCESS', body: { tariffs: tvTariffs } }),
}
