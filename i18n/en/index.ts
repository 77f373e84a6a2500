import type { Translation } from '../i18n-types'
import { first } from './first'
import { rest } from './rest.gen'

const en = { ...first, ...rest, message: { ...first.message, ...rest.message } } satisfies Translation

export default en
