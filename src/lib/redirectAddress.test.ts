import { expect, test } from 'vitest'
import { redirectAddress } from './redirectAddress'

const origins = {
  own: 'https://portal.example.com',
  api: 'https://api.example.com',
  payment: 'https://pay.example.com:8443',
}
/** In development, only the portal and the payment page may do without https. */
const local = { own: 'http://localhost:5173', api: '', payment: 'http://localhost:5174' }

test.each([
  ['https://portal.example.com/transaction-completed', origins],
  ['https://api.example.com/pay?id=1', origins],
  ['https://pay.example.com:8443/pay/A1#card', origins],
  ['http://localhost:5174/pay/A1', local],
  ['http://localhost:5173/', local],
])('P2: the portal follows to %s', (address, allowed) => {
  expect(redirectAddress(address, allowed)).toBe(address)
})

test.each([
  ['another host', 'https://evil.example.net/pay'],
  ['a host that only begins alike', 'https://pay.example.com.evil.net:8443/pay'],
  ['another port', 'https://pay.example.com/pay'],
  ['another local port', 'http://localhost:5175/pay/A1', local],
  ['no https', 'http://api.example.com/pay'],
  ['no https on a local API', 'http://localhost:5175/pay/A1', { ...local, api: 'http://localhost:5175' }],
  ['no https on the payment host', 'http://pay.example.com:8443/pay'],
  ['a user name', 'https://portal.example.com@evil.example.net/'],
  ['credentials on a known host', 'https://user:secret@pay.example.com:8443/pay'],
  ['a script', 'javascript:alert(1)'],
  ['a script after a blank', ' javascript:alert(1)'],
  ['a script as payment origin', 'javascript:alert(1)', { ...origins, api: '', payment: 'javascript:' }],
  ['data', 'data:text/html,pay'],
  ['data with a wrong payment origin', 'data:text/html,pay', { ...origins, payment: 'javascript:' }],
  ['no scheme', '//pay.example.com:8443/pay'],
  ['a path', '/pay'],
  ['a backslash', 'https:\\\\evil.example.net\\pay'],
  ['nothing', ''],
])('P2: the portal does not follow to %s', (_, address, allowed = origins) => {
  expect(redirectAddress(address, allowed)).toBeNull()
})
