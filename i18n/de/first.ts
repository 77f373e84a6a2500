// The generator runs this file with Node, which asks for the extension.
import { login } from './login.js'
import { message } from './message.js'
import { page } from './page.js'

/** The words that the portal begins with: those of the login, and what may stand on every page. */
export const first = { login, message, page }
