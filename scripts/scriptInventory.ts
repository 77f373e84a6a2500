import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A script that runs in a page with a payment or beside it, as PCI DSS 6.4.3 asks for. */
export interface ListedScript {
  /** Path on its origin; what an asterisk stands for is not known beforehand. */
  path: string
  owner: 'portal' | 'payment provider'
  document: 'index.html' | 'payment.html'
  reason: string
  /** As the `integrity` of a script element takes it; null where another decides what comes. */
  integrity: string | null
}

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** Every script of a build, and those that the payment provider adds to its document. */
export function listScripts(build: string): ListedScript[] {
  const form = readFileSync(join(build, 'payment.html'), 'utf8')
  const own = readdirSync(join(build, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name): ListedScript => {
      const isOfForm = form.includes(name)
      return {
        path: `/assets/${name}`,
        owner: 'portal',
        document: isOfForm ? 'payment.html' : 'index.html',
        reason: isOfForm
          ? 'asks the payment provider for its form'
          : 'the portal; never in the document with the form',
        integrity: integrityOf(readFileSync(join(build, 'assets', name))),
      }
    })
  const foreign = ['/v1/paymentWidgets.js', '/v1/static/*'].map(
    (path): ListedScript => ({
      path,
      owner: 'payment provider',
      document: 'payment.html',
      reason: 'draws the form and takes the card data',
      // The first is checked by the hash that the provider's API hands over, if it does.
      integrity: null,
    }),
  )
  return [...own, ...foreign]
}

/** Where what a site serves differs from the list; what is not listed and what was altered alike. PCI DSS 11.6.1. */
export async function compareScripts(
  listed: readonly ListedScript[],
  origins: Record<ListedScript['document'], string>,
): Promise<string[]> {
  const own = listed.filter(({ owner }) => owner === 'portal')
  const read = async (address: string) => {
    const answer = await fetch(address, { cache: 'no-store' })
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
  }
  const altered = own.map(async ({ path, document, integrity }) => {
    const served = await read(origins[document] + path)
    if (!served) return [`${path} is missing`]
    return integrityOf(served) === integrity ? [] : [`${path} is not what was built`]
  })
  const unlisted = Object.entries(origins).map(async ([document, origin]) => {
    const html = String(
      (await read(document === 'index.html' ? `${origin}/` : `${origin}/${document}`)) ?? '',
    )
    if (!html.includes('<script')) return [`${document} is missing`]
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    return scripts.flatMap(([, attributes = '', text = '']) => {
      const path = /\bsrc="([^"]*)"/.exec(attributes)?.[1]
      if (path === undefined || text.trim()) return [`${document} holds a script of its own`]
      return own.some((script) => script.path === path)
        ? []
        : [`${document} loads ${path}, which is not listed`]
    })
  })
  return (await Promise.all([...altered, ...unlisted])).flat()
}
