import { administration } from './administration'
import { bill } from './bill'
import { consent } from './consent'
import { device } from './device'
import { laterMessage } from './laterMessage'
import { listing } from './listing'
import { notFound } from './notFound'
import { notification } from './notification'
import { overview } from './overview'
import { password } from './password'
import { payment } from './payment'
import { shell } from './shell'
import { support } from './support'
import { tariff } from './tariff'
import { topUp } from './topUp'

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
