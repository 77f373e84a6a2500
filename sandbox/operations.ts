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

/** The handler of every operation of openapi.yaml; a missing one is a compile error. */
export const handlers: AllHandlers = {
  ...account,
  ...bills,
  ...login,
  ...passwords,
  ...payments,
  ...products,
  ...settings,
  ...tariffs,
  ...topUp,
}
