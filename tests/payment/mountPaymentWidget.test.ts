// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { mountPaymentWidget } from '../../src/payment/widget/mountPaymentWidget'

/** Mounts the widget into a new element. */
async function mount(integrity: string | null) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const onFailed = vi.fn()
  const order = {
    ...{
      origin: 'https://pay.example',
      checkoutId: 'C-1',
      brands: ['VISA'],
      action: '/transaction-completed',
    },
    texts: { locale: 'de', labels: {}, errorMessages: {} },
  }
  const remove = mountPaymentWidget(host, {
    ...order,
    integrity,
    onReady: vi.fn(),
    onSlow: vi.fn(),
    onFailed,
  })
  await vi.waitFor(() => expect(host.querySelector('script') ?? onFailed.mock.lastCall).toBeTruthy())
  return { host, onFailed, remove }
}

it.each(['sha384-short', 'sha384-', ''])(
  'B3: with the malformed hash %j no script is loaded',
  async (integrity) => {
    const { host, onFailed, remove } = await mount(integrity)
    expect(onFailed).toHaveBeenCalledWith('broken')
    expect(host.querySelector('script')).toBeNull()
    remove()
  },
)

it('B3: a script with the hash that the provider gave is checked by the browser', async () => {
  const integrity = `sha384-${'A'.repeat(64)}`
  const { host, remove } = await mount(integrity)
  expect(host.querySelector('script')).toMatchObject({ integrity, crossOrigin: 'anonymous' })
  remove()
})
