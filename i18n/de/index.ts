import type { BaseTranslation } from '../i18n-types'
// Node runs this file for the generator and requires the extension.
import { first } from './first.js'
import { rest } from './rest.gen.js'

const de = { ...first, ...rest, message: { ...first.message, ...rest.message } } satisfies BaseTranslation

export default de
