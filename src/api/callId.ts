// No letter can be mistaken for another, or for a digit, when it is read out.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Names a call, for the provider's logs and for customers who report a failure to customer service: `7K3M-Q0XR`. */
export const createCallId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => ALPHABET[byte % 32])
    .join('')
    .replace(/^.{4}/, '$&-')
