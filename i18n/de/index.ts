import type { BaseTranslation } from '../i18n-types'
// The generator runs this file with Node, which asks for the extension.
import { first } from './first.js'
import { rest } from './rest.js'

const de = { ...first, ...rest, message: { ...first.message, ...rest.message } } satisfies BaseTranslation

export default de
