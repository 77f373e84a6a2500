// Node runs this file for the generator and requires the extension.
import { login } from './login.js'
import { message } from './message.js'
import { page } from './page.js'

/** The texts of the first page: those of the login, and those that may appear on every page. */
export const first = { login, message, page }
