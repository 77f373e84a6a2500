import type { Translation } from '../i18n-types'
import { first } from './first'
import { home } from './home'
import { rest } from './rest'

const en = {
  ...first,
  ...home,
  ...rest,
  message: { ...first.message, ...home.message, ...rest.message },
} satisfies Translation

export default en
