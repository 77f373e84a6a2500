import { account } from './account'
import { bills } from './bills'
import type { AllHandlers } from './call'
import { login } from './login'
import { passwords } from './passwords'
import { payments } from './payments'
import { products } from './products'
import { settings } from './settings'
import { tariffs } from './tariffs'
import { topUp } from './topUp'

/** Every operation of openapi.yaml; one that is missing does not compile. */
export const handlers: AllHandlers = {
  ...{ ...login, ...passwords, ...account, ...settings },
  ...{ ...products, ...tariffs, ...topUp, ...bills, ...payments },
}
