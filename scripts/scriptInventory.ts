import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../src/domain/paths'

/** A script in a page with a payment, or in the page around it, as PCI DSS 6.4.3 requires. */
export interface ListedScript {
  /** Path on its origin; an asterisk stands for an unknown part. */
  path: string
  owner: 'portal' | 'payment provider'
  document: 'index.html' | 'payment.html'
  reason: string
  /** In the format of a script element's `integrity`; null where a third party controls the content. */
  integrity: string | null
}

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every script of a build, and those that the payment provider adds to its document. */
export function listScripts(build: string): ListedScript[] {
  const paymentHtml = readFileSync(join(build, 'payment.html'), 'utf8')
  const scripts = readdirSync(join(build, 'assets')).filter((name) => name.endsWith('.js'))
  const portalScripts = scripts.sort().map(
    (name): ListedScript => ({
      path: `/assets/${name}`,
      owner: 'portal',
      ...(paymentHtml.includes(name)
        ? { document: 'payment.html', reason: 'requests the form from the payment provider' }
        : { document: 'index.html', reason: 'runs the portal; never in the document with the form' }),
      integrity: integrityOf(readFileSync(join(build, 'assets', name))),
    }),
  )
  // The browser checks the first by the hash from the provider's API, if any.
  const providerScripts = ['/v1/paymentWidgets.js', '/v1/static/*'].map(
    (path): ListedScript => ({
      path,
      owner: 'payment provider',
      document: 'payment.html',
      reason: 'draws the form and takes the card data',
      integrity: null,
    }),
  )
  return [...portalScripts, ...providerScripts]
}

const encodings = ['br', 'gzip', 'identity']

/** The content at an address; null if it is missing, a sentence if the site cannot be reached. */
async function fetchContent(origin: string, path: string, encoding: string): Promise<Buffer | null | string> {
  try {
    const answer = await fetch(origin + path, { cache: 'no-store', headers: { 'accept-encoding': encoding } })
    // If it cannot be decompressed, it differs from the build.
    return answer.ok ? Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer())) : null
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return `${origin} cannot be reached: ${cause?.code ?? error}`
  }
}

/**
 * Lists unlisted, altered and missing scripts of a site, in every encoding. It requests every page, because a cache
 * may hold another document for each. PCI DSS 11.6.1.
 */
export async function compareScripts(
  listed: readonly ListedScript[],
  origins: Record<ListedScript['document'], string>,
): Promise<string[]> {
  const portalScripts = listed.filter(({ owner }) => owner === 'portal')
  const documents = [
    ...Object.values(paths).map((path) => [origins['index.html'], path.replace(/:id|\*/, '1')] as const),
    [origins['payment.html'], '/payment.html'] as const,
  ]
  const encodingsByDifference = new Map<string, string[]>()
  for (const encoding of encodings) {
    const scripts = portalScripts.map(async ({ path, document, integrity }) => {
      const content = await fetchContent(origins[document], path, encoding)
      if (typeof content === 'string') return [content]
      if (!content) return [`${path} is missing`]
      return integrityOf(content) === integrity ? [] : [`${path} differs from the build`]
    })
    const unlistedScripts = documents.map(async ([origin, path]) => {
      const content = await fetchContent(origin, path, encoding)
      return typeof content === 'string' ? [content] : unlistedIn(path, String(content ?? ''), portalScripts)
    })
    for (const difference of new Set((await Promise.all([...scripts, ...unlistedScripts])).flat()))
      encodingsByDifference.set(difference, [...(encodingsByDifference.get(difference) ?? []), encoding])
  }
  return [...encodingsByDifference].map(([difference, affected]) =>
    affected.length === encodings.length ? difference : `${difference} (${affected.join(', ')})`,
  )
}

/** The scripts of a document that are missing in the list. */
function unlistedIn(path: string, html: string, listed: readonly ListedScript[]): string[] {
  if (!html.includes('<script')) return [`${path} is missing`]
  const elements = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)
  return [...elements].flatMap(([, attributes = '', text = '']) => {
    const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
    if (source === undefined || text.trim()) return [`${path} contains an inline script`]
    return listed.some((one) => one.path === source) ? [] : [`${path} loads ${source}, which is not listed`]
  })
}
