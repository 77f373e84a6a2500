import { describe, expect, it } from 'vitest'
import { folders, type Part, partFor } from '../../site/worker/partFor'
import { paths } from '../../src/domain/paths'

type Asked = { mode?: RequestMode; destination?: RequestDestination }

/** A browser alone can make the request of a page. */
const whoAnswers = (path: string, { mode = 'navigate', destination = 'document' }: Asked = {}) =>
  partFor(new URL(path, 'https://site.test'), { mode, destination } as Request)

const script: Asked = { mode: 'no-cors', destination: 'script' }
const call: Asked = { mode: 'cors', destination: '' }

describe('who answers on the static site', () => {
  it.each<[path: string, part: Part, asked?: Asked]>([
    ['/api/v1/me', 'provider', call],
    ['/sandbox', 'provider'],
    ['/sandbox/outbox', 'provider'],
    ['/v1/paymentWidgets.js?checkoutId=1', 'payment', script],
    ['/pay/1?return=x', 'payment'],
    ['/payment.html', 'paymentDocument', { destination: 'iframe' }],
    ['/', 'root'],
    ['/?inspect', 'portal'],
    ['/', 'portal', { destination: 'iframe' }],
    ['/', 'portal', call],
    ['/assets/index.js', 'files', script],
    ['/favicon.svg', 'files'],
    ['/worker.js', 'files', script],
  ])('%s: %s', (path, part, asked) => {
    expect(whoAnswers(path, asked)).toBe(part)
  })

  it.each(folders)('/%s/ is files', (folder) => {
    expect(whoAnswers(`/${folder}/`)).toBe('files')
  })

  it.each(Object.values(paths).filter((path) => path !== '/'))('%s is a page of the portal', (path) => {
    expect(whoAnswers(path)).toBe('portal')
  })
})
