import type { Translation } from '../i18n-types'
import { administration } from './administration'
import { bill } from './bill'
import { consent } from './consent'
import { device } from './device'
import { listing } from './listing'
import { login } from './login'
import { message } from './message'
import { notFound } from './notFound'
import { notification } from './notification'
import { overview } from './overview'
import { password } from './password'
import { payment } from './payment'
import { shell } from './shell'
import { support } from './support'
import { tariff } from './tariff'
import { topUp } from './topUp'

const sr = {
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
} satisfies Translation

export default sr
