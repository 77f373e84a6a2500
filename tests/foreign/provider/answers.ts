import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Call, localeOf } from './call'
import { type TextName, texts } from './texts'

/** A success. Some answers carry no code at all, and one without a body has an empty PHP array there. */
export function done(call: Call, code: string | null, body: unknown = []) {
  return call.json({
    ...(code === null ? {} : { code }),
    message: null,
    body,
    node: 'web-2',
    api_version: 14,
  })
}

type Refusal = {
  status: ContentfulStatusCode
  code: string
  /** Left out of the answer when there is none. */
  message?: string | { text: string }
  errors?: Record<string, unknown>
}

export function refused(call: Call, { status, code, message, errors }: Refusal) {
  const body = errors ? { validation_errors: errors } : []
  return call.json({ code, ...(message === undefined ? {} : { message }), body, node: 'web-2' }, status)
}

export const say = (call: Call, name: TextName): string => texts[name][localeOf(call)]
