import type { Journey } from '../journey'
import { billPaid } from './billPaid'
import { consentsDecided } from './consentsDecided'
import { contractSwitched } from './contractSwitched'
import { listingScrolled } from './listingScrolled'
import { loggedOut } from './loggedOut'
import { settingsChanged } from './settingsChanged'
import { signedInByCode } from './signedInByCode'
import { signedInByPassword } from './signedInByPassword'
import { tariffWithoutFunds } from './tariffWithoutFunds'
import { toppedUpByCard } from './toppedUpByCard'
import { toppedUpByVoucher } from './toppedUpByVoucher'

/** The ways that have to work in every engine. */
export const journeys: Journey[] = [
  signedInByCode,
  signedInByPassword,
  contractSwitched,
  tariffWithoutFunds,
  toppedUpByVoucher,
  toppedUpByCard,
  billPaid,
  listingScrolled,
  settingsChanged,
  consentsDecided,
  loggedOut,
]
