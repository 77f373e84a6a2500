import type { Translation } from '../i18n-types'
import { first } from './first'
import { rest } from './rest'

const sr = { ...first, ...rest } satisfies Translation

export default sr
