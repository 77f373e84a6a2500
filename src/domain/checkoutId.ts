const checkoutIdPattern = /^[A-Za-z0-9._-]{1,200}$/
const resourcePathPattern = /^\/v1\/checkouts\/([A-Za-z0-9._-]{1,200})\/payment$/

/** Whether a text names a checkout of the payment provider. */
export const isCheckoutId = (text: string): boolean => checkoutIdPattern.test(text)

/** The only value of a query field; null if it is missing or repeated. */
function singleParameter(search: string, name: string): string | null {
  const [value, ...others] = new URLSearchParams(search).getAll(name)
  return value === undefined || others.length > 0 ? null : value
}

/** The checkout id of `?checkoutId=`, if single and well formed; else null. */
export function readCheckoutId(search: string): string | null {
  const id = singleParameter(search, 'checkoutId')
  return id !== null && isCheckoutId(id) ? id : null
}

/** The checkout id in `?resourcePath=`, if single and exactly `/v1/checkouts/{id}/payment`; else null. */
export function readResourcePath(search: string): string | null {
  return resourcePathPattern.exec(singleParameter(search, 'resourcePath') ?? '')?.[1] ?? null
}
