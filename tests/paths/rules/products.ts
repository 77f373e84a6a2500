import type { Product } from '../../../tools/paths/product'
import { cases as tariff } from '../cases/tariff'
import { cases as tariffSwitch } from '../cases/tariffSwitch'

/** The flows that are connected, each group as one product. */
export const products: Readonly<Record<string, Product>> = {
  tariffs: { flows: { tariff, tariffSwitch } },
}
