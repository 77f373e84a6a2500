import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { folders, type Part, partFor } from '../worker/partFor'

type RequestFields = Parameters<typeof partFor>[1]
const page: RequestFields = { mode: 'navigate', destination: 'document' }
const frame: RequestFields = { mode: 'navigate', destination: 'iframe' }
const script: RequestFields = { mode: 'no-cors', destination: 'script' }
const call: RequestFields = { mode: 'cors', destination: '' }

it.each<[path: string, part: Part, asked?: RequestFields]>([
  ['/api/v1/me', 'provider', call],
  ['/sandbox/outbox', 'provider'],
  ['/v1/paymentWidgets.js?checkoutId=1', 'payment', script],
  ['/pay/1?return=x', 'payment'],
  ['/payment.html', 'paymentDocument', frame],
  ['/', 'root'],
  ['/?inspect', 'portal'],
  ['/', 'portal', frame],
  ['/', 'portal', call],
  ['/worker.js', 'files', script],
  ['/favicon.svg', 'files'],
  ...folders.map((folder): [string, Part] => [`/${folder}/`, 'files']),
  ...Object.values(paths).flatMap((path): [string, Part][] => (path === '/' ? [] : [[path, 'portal']])),
])('%s on the static site: %s answers', (path, part, request = page) => {
  expect(partFor(new URL(path, 'https://site.test'), request)).toBe(part)
})
