import { AUSTRIAN_MOBILE, normalizePhoneNumber } from './phoneNumber'

/** Whether digits are a whole Austrian mobile number, which the portal formats without a library. */
export const isAustrianMobile = (digits: string): boolean =>
  RegExp(`^43(?=\\d{7,13}$)${AUSTRIAN_MOBILE}`).test(digits)

/** A phone number as the portal shows it: `+43 660 1000001`. Any but an Austrian mobile number appears unchanged. */
export function formatPhoneNumber(text: string): string {
  const number = normalizePhoneNumber(text, '')
  return isAustrianMobile(number) ? `+43 ${number.slice(2, 5)} ${number.slice(5)}` : text
}

/** The same for a sentence, where the number stays on one line. */
export const phoneNumberInSentence = (text: string): string =>
  formatPhoneNumber(text).replaceAll(' ', '\u00a0')
