/** A phone number in the provider's form: no blanks, dashes, slashes, brackets; `43…` for `+43…` and `0043…`. */
export const bareNumber = (text: string): string => text.replace(/[\s\-–/().]/g, '').replace(/^(?:\+|00)/, '')
