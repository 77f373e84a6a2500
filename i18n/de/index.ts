import type { BaseTranslation } from '../i18n-types'
// Node runs this file for the generator and requires the extension.
import { first } from './first.js'
import { home } from './home.js'
import { rest } from './rest.js'

const de = {
  ...first,
  ...home,
  ...rest,
  message: { ...first.message, ...home.message, ...rest.message },
} satisfies BaseTranslation

export default de
