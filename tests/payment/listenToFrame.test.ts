// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToFrame } from '../../src/payment/widget/listenToFrame'

const origin = 'https://pay.portal.example'

describe('the portal, listening to the document with the form of payment', () => {
  let frame: HTMLIFrameElement
  let stop: () => void
  const sent = vi.fn()
  const heard = {
    ...{ onReady: vi.fn(), onSlow: vi.fn(), onExpired: vi.fn(), onBroken: vi.fn(), onHeight: vi.fn() },
  }

  const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow, ...from }))
  const expectNothing = () => {
    for (const one of [...Object.values(heard), sent]) expect(one).not.toHaveBeenCalled()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    frame = document.body.appendChild(document.createElement('iframe'))
    if (frame.contentWindow) frame.contentWindow.postMessage = sent
    stop = listenToFrame(frame, origin, { order: () => ({ checkoutId: 'C-1' }) as never, ...heard })
  })
  afterEach(() => {
    stop()
    frame.remove()
    vi.useRealTimers()
  })

  it('P5: tells its order to that origin alone, when the document listens', () => {
    say('listening')
    expect(sent).toHaveBeenCalledExactlyOnceWith({ checkoutId: 'C-1' }, origin)
  })

  it('P5: tells its order again whenever the look changes, until it is through with it', () => {
    const change = () => window.dispatchEvent(new Event('resize'))
    change()
    expect(sent).not.toHaveBeenCalled()
    say('listening')
    change()
    expect(sent).toHaveBeenCalledTimes(2)
    stop()
    change()
    expect(sent).toHaveBeenCalledTimes(2)
  })

  it.each(['ready', 'expired', 'broken'] as const)(
    'P5: hears that the form is %s, and waits no longer',
    (news) => {
      say(news)
      vi.advanceTimersByTime(60_000)
      const told = { ready: heard.onReady, expired: heard.onExpired, broken: heard.onBroken }[news]
      for (const one of Object.values(heard)) expect(one).toHaveBeenCalledTimes(one === told ? 1 : 0)
    },
  )

  it('P5: says after 4 seconds that it is slow, and gives it up after 20', () => {
    say('listening')
    vi.advanceTimersByTime(3_999)
    expect(heard.onSlow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(heard.onSlow).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(15_999)
    expect(heard.onBroken).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(heard.onBroken).toHaveBeenCalledOnce()
  })

  it('P5: takes the height of the form, within bounds', () => {
    for (const height of [480, 1e9, -5, 0, 'high', Number.NaN]) say({ height })
    expect(heard.onHeight.mock.calls).toEqual([[480], [3_000]])
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: null }],
  ])('P5: hears nothing of %s', (_, from) => {
    for (const news of ['listening', 'ready', 'expired', 'broken', { height: 500 }]) say(news, from)
    expectNothing()
  })

  it.each([null, undefined, 7, 'constructor', 'toString', { type: 'logout.request' }, []])(
    'P5: takes %j for nothing',
    (news) => {
      say(news)
      expectNothing()
    },
  )

  it('P5: is through with it when the dialog is closed', () => {
    stop()
    say('ready')
    vi.advanceTimersByTime(60_000)
    expectNothing()
  })
})
