// Node runs this file for the types of the messages and requires the extension.
import { administration, message as administrationMessage } from './administration.js'
import { billExport } from './billExport.js'
import { device } from './device.js'
import { listing } from './listing.js'
import { notFound } from './notFound.js'
import { password, message as passwordMessage } from './password.js'
import { payment, message as paymentMessage } from './payment.js'
import { support, message as supportMessage } from './support.js'
import { tariff, message as tariffMessage } from './tariff.js'
import { topUp, message as topUpMessage } from './topUp.js'
import { transfer } from './transfer.js'

/** The texts of all other pages except the login, and the messages that cannot appear before these have loaded. */
export const rest = {
  administration,
  device,
  billExport,
  listing,
  notFound,
  password,
  payment,
  support,
  tariff,
  topUp,
  transfer,
  message: {
    ...administrationMessage,
    ...passwordMessage,
    ...paymentMessage,
    ...supportMessage,
    ...tariffMessage,
    ...topUpMessage,
  },
}
