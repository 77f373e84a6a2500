/** A form body from a flat record, without absent values: they would be sent as "undefined". */
export function formBody(body: unknown): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {})) if (value != null) form.append(name, String(value))
  return form
}
