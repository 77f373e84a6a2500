import { expect, test } from 'vitest'
import { redirectAddress } from '../../src/lib/redirectAddress'

const origins = {
  own: 'https://portal.example.com',
  api: 'https://api.example.com',
  payment: 'https://pay.example.com:8443',
}

test.each([
  'https://portal.example.com/transaction-completed',
  'https://api.example.com/pay?id=1',
  'https://pay.example.com:8443/pay/A1#card',
])('P2: the portal follows to %s', (address) => {
  expect(redirectAddress(address, origins)).toBe(address)
})

test.each([
  ['another host', 'https://evil.example.net/pay'],
  ['a host that only begins alike', 'https://pay.example.com.evil.net:8443/pay'],
  ['another port', 'https://pay.example.com/pay'],
  ['no https', 'http://api.example.com/pay'],
  ['no https on the payment host', 'http://pay.example.com:8443/pay'],
  ['a user name', 'https://portal.example.com@evil.example.net/'],
  ['credentials on a known host', 'https://user:secret@pay.example.com:8443/pay'],
  ['a script', 'javascript:alert(1)'],
  ['a script after a blank', ' javascript:alert(1)'],
  ['data', 'data:text/html,pay'],
  ['no scheme', '//pay.example.com:8443/pay'],
  ['a path', '/pay'],
  ['a backslash', 'https:\\\\evil.example.net\\pay'],
  ['nothing', ''],
])('P2: the portal does not follow to %s', (_, address) => {
  expect(redirectAddress(address, origins)).toBeNull()
})

test('P2: in development the payment page may stand without https, and only there', () => {
  const local = { own: 'http://localhost:5173', api: '', payment: 'http://localhost:5174' }
  expect(redirectAddress('http://localhost:5174/pay/A1', local)).toBe('http://localhost:5174/pay/A1')
  expect(redirectAddress('http://localhost:5173/', local)).toBe('http://localhost:5173/')
  expect(redirectAddress('http://localhost:5175/pay/A1', local)).toBeNull()
})

test('P2: a payment origin that is none allows nothing', () => {
  const wrong = { own: 'https://portal.example.com', api: '', payment: 'javascript:' }
  expect(redirectAddress('javascript:alert(1)', wrong)).toBeNull()
  expect(redirectAddress('data:text/html,pay', wrong)).toBeNull()
})
