import type { BaseTranslation } from '../i18n-types'
// The generator runs this file with Node, which asks for the extension.
import { administration } from './administration.js'
import { bill } from './bill.js'
import { consent } from './consent.js'
import { device } from './device.js'
import { listing } from './listing.js'
import { login } from './login.js'
import { message } from './message.js'
import { notFound } from './notFound.js'
import { notification } from './notification.js'
import { overview } from './overview.js'
import { password } from './password.js'
import { payment } from './payment.js'
import { shell } from './shell.js'
import { support } from './support.js'
import { tariff } from './tariff.js'
import { topUp } from './topUp.js'

const de = {
  administration,
  bill,
  consent,
  device,
  shell,
  listing,
  login,
  message,
  notFound,
  notification,
  overview,
  password,
  payment,
  support,
  tariff,
  topUp,
} satisfies BaseTranslation

export default de
