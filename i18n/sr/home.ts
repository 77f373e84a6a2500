// Node runs this file for the types of the messages and requires the extension.
import { bill } from './bill.js'
import { consent, message as consentMessage } from './consent.js'
import { notification } from './notification.js'
import { overview } from './overview.js'
import { question } from './question.js'
import { shell, message as shellMessage } from './shell.js'

/** The texts of the overview and its frame. */
export const home = {
  bill,
  consent,
  notification,
  overview,
  question,
  shell,
  message: {
    ...consentMessage,
    ...shellMessage,
  },
}
