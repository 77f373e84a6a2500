import { login } from './login'
import { message } from './message'
import { page } from './page'

/** The texts of the first page: those of the login, and those that may appear on every page. */
export const first = { login, message, page }
