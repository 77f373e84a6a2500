import type { Translation } from '../i18n-types'
import { first } from './first'
import { rest } from './rest'

const en = { ...first, ...rest, message: { ...first.message, ...rest.message } } satisfies Translation

export default en
