import { type Handlers, notFound } from './call'

export const internet: Handlers<'getInternetTariff'> = {
  getInternetTariff({ path, customer }) {
    const line = customer.lines.find(({ contract }) => contract.productId === path.productId)
    if (!line?.internetTariff) throw notFound()
    return { code: 'GET_INTERNET_TARIFF_SUCCESS', body: { tariff: line.internetTariff } }
  },
}
