// Runs in the frame of one card field, on the origin of the payment provider.
;(() => {
  const field = document.querySelector('input')
  const patterns = { cardNumber: /^\d{12,19}$/, cvv: /^\d{3,4}$/ }

  addEventListener('message', async ({ data, source, origin }) => {
    if (data?.type !== 'submit') return
    const value = field.value.replaceAll(/\s/g, '')
    const answer = (outcome) => source.postMessage({ outcome }, origin)
    if (!patterns[field.name].test(value)) return answer('invalid')
    const body = new URLSearchParams({ value })
    const { ok } = await fetch(location.href, { method: 'POST', body })
    answer(ok ? 'done' : 'refused')
  })
})()
