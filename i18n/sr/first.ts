import { login } from './login'
import { message } from './message'
import { page } from './page'

/** The words that the portal begins with: those of the login, and what may stand on every page. */
export const first = { login, message, page }
