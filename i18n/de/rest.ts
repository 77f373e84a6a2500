// Node runs this file for the generator and requires the extension.
import { administration } from './administration.js'
import { bill } from './bill.js'
import { consent } from './consent.js'
import { device } from './device.js'
import { laterMessage } from './laterMessage.js'
import { listing } from './listing.js'
import { notFound } from './notFound.js'
import { notification } from './notification.js'
import { overview } from './overview.js'
import { password } from './password.js'
import { payment } from './payment.js'
import { shell } from './shell.js'
import { support } from './support.js'
import { tariff } from './tariff.js'
import { topUp } from './topUp.js'

/** The texts of all pages except the login. */
export const rest = {
  administration,
  bill,
  consent,
  device,
  listing,
  message: laterMessage,
  notFound,
  notification,
  overview,
  password,
  payment,
  shell,
  support,
  tariff,
  topUp,
}
