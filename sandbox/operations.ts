import { account } from './account'
import { bills } from './bills'
import type { Handlers } from './call'
import { consents } from './consents'
import { devices } from './devices'
import type { OperationId } from './document'
import { internet } from './internet'
import { listing } from './listing'
import { login } from './login'
import { notifications } from './notifications'
import { passwords } from './passwords'
import { payments } from './payments'
import { resources } from './resources'
import { settings } from './settings'
import { support } from './support'
import { tariffs } from './tariffs'
import { television } from './television'
import { topUp } from './topUp'

/** Every operation of openapi.yaml; one that is missing does not compile. */
export const handlers: Handlers<OperationId> = {
  ...login,
  ...account,
  ...settings,
  ...notifications,
  ...listing,
  ...resources,
  ...consents,
  ...tariffs,
  ...television,
  ...internet,
  ...topUp,
  ...support,
  ...bills,
  ...passwords,
  ...payments,
  ...devices,
}
