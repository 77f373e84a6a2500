/** A phone number as the provider writes it: without blanks, dashes, slashes and brackets, `43…` for `+43…` and `0043…`. */
export const bareNumber = (text: string): string => text.replace(/[\s\-–/().]/g, '').replace(/^(?:\+|00)/, '')
