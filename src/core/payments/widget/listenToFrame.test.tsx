import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToFrame } from './listenToFrame'

const origin = 'https://pay.portal.example'
const order = { checkoutId: 'C-1' }
const sent = vi.fn()
const callbacks = {
  onReady: vi.fn(),
  onExpired: vi.fn(),
  onBroken: vi.fn(),
  onHeight: vi.fn(),
}
let frame: HTMLIFrameElement
let stop: () => void

const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from }))
/** Expects no other callback and no other message. */
const expectOnly = (...expected: unknown[]) => {
  for (const one of [...Object.values(callbacks), sent])
    expect(one).toHaveBeenCalledTimes(expected.includes(one) ? 1 : 0)
}

beforeEach(() => {
  vi.clearAllMocks()
  frame = document.body.appendChild(document.createElement('iframe'))
  if (frame.contentWindow) frame.contentWindow.postMessage = sent
  stop = listenToFrame(frame, origin, { getConfig: () => order as never, ...callbacks })
})
afterEach(() => {
  stop()
  frame.remove()
})

it('P5: the portal sends its order when the frame listens and when the theme changes, until it stops', () => {
  const change = () => window.dispatchEvent(new Event('resize'))
  change()
  expect(sent).not.toHaveBeenCalled()
  say('listening')
  expect(sent).toHaveBeenCalledExactlyOnceWith(order, origin)
  change()
  expect(sent).toHaveBeenCalledTimes(2)
  stop()
  change()
  expect(sent).toHaveBeenCalledTimes(2)
  say('ready')
  expect(callbacks.onReady).not.toHaveBeenCalled()
})

it.each([
  ['ready', callbacks.onReady],
  ['expired', callbacks.onExpired],
  ['broken', callbacks.onBroken],
])('P5: the portal receives that the form is %s', (news, callback) => {
  say(news)
  expectOnly(callback)
})

it('P5: the height of the form has bounds', () => {
  for (const height of [480, 1e9, -5, 0, 'high', Number.NaN]) say({ height })
  expect(callbacks.onHeight.mock.calls).toEqual([[480], [3_000]])
})

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: null }],
])('P5: the portal ignores %s', (_, from) => {
  for (const news of ['listening', 'ready', 'expired', 'broken', { height: 500 }]) say(news, from)
  expectOnly()
})

it.each([null, undefined, 7, 'constructor', 'toString', { type: 'logout.request' }, []])(
  'P5: the portal ignores the message %j',
  (news) => {
    say(news)
    expectOnly()
  },
)
