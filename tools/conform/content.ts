/** The content of an answer, as the portal's client reads it. */
export interface Content {
  /** Whether it is a web page instead of JSON. The type alone says nothing: PHP also sends JSON as `text/html`. */
  isWebPage: boolean
  /** Why the portal cannot read it. */
  readProblem: string | null
  json?: unknown
}

const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

function parseJson(text: string): { json: unknown } | null {
  try {
    return { json: text === '' ? undefined : JSON.parse(text) }
  } catch {
    return null
  }
}

/** Enough to find the start of an answer behind warnings; a web page may have thousands of braces. */
const MAX_STARTS = 50

const isAnswer = (json: unknown): boolean =>
  Array.isArray(json) ||
  (typeof json === 'object' && json !== null && ['code', 'message', 'body'].some((name) => name in json))

/** Whether the text is an answer with something before or after it. */
function containsAnswer(text: string): boolean {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  const starts = [...text.matchAll(/\{\s*"|\[\s*\{/g)].slice(0, MAX_STARTS)
  return starts.some(({ index }) => isAnswer(parseJson(text.slice(index, end))?.json))
}

function problemOf(text: string, isWebPage: boolean): string {
  if (containsAnswer(text))
    return 'The answer has something before or after its JSON, such as a warning of PHP or a second byte order mark.'
  return isWebPage ? 'The answer is a web page.' : 'The answer is not JSON.'
}

/** Reads an answer: one without text is fine, anything else must be JSON. */
export async function readContent(response: Response): Promise<Content> {
  const { status, headers } = response
  // Not `text()`: that of Node removes two byte order marks, that of a browser one.
  const text = new TextDecoder().decode(await response.arrayBuffer())
  if (REDIRECT_STATUSES.includes(status))
    return { isWebPage: false, readProblem: 'It redirects, and the portal follows no redirect.' }
  const parsed = parseJson(text)
  if (parsed) return { isWebPage: false, readProblem: null, ...parsed }
  const isHtml = /^text\/html\b/i.test(headers.get('Content-Type') ?? '')
  return { isWebPage: isHtml && !containsAnswer(text), readProblem: problemOf(text, isHtml) }
}
