// Second stage of the payment widget: runs in the page that requested it, on the origin of the portal.
;(() => {
  const { wpwl, wpwlOptions = {} } = window
  const { origin } = new URL(document.currentScript.src)
  const checkouts = new URL('../../../checkouts', document.currentScript.src).href
  const { id } = wpwl.checkout
  const labels = {
    brand: 'Brand',
    cardNumber: 'Card Number',
    expiryDate: 'Expiry Date',
    cardHolder: 'Card holder',
    cvv: 'CVV',
    submit: 'Pay now',
    ...wpwlOptions.labels,
  }
  const errorMessages = {
    cardNumberError: 'Invalid card number',
    expiryMonthError: 'Invalid expiry date',
    cvvError: 'Invalid CVV',
    ...wpwlOptions.errorMessages,
  }
  const names = { VISA: 'VISA', MASTER: 'Mastercard', PAYPAL: 'PayPal', SOFORTUEBERWEISUNG: 'Sofort' }
  const cards = ['VISA', 'MASTER']

  const fail = (name, message) => wpwlOptions.onError?.({ name, message })

  function element(tag, className, properties = {}, ...children) {
    const made = Object.assign(document.createElement(tag), { className, ...properties })
    made.append(...children)
    return made
  }

  function group(name, control) {
    control.id = `wpwl-${name}-${Math.random().toString(36).slice(2)}`
    const label = element('label', `wpwl-label wpwl-label-${name}`, { htmlFor: control.id }, labels[name])
    const wrapper = element('div', 'wpwl-wrapper', {}, control)
    return element('div', `wpwl-group wpwl-group-${name}`, {}, label, wrapper)
  }

  const frame = (name) =>
    element('iframe', `wpwl-control wpwl-control-iframe wpwl-control-${name}`, {
      title: labels[name],
      src: `${checkouts}/${encodeURIComponent(id)}/fields/${name}`,
    })

  const input = (name, properties) =>
    element('input', `wpwl-control wpwl-control-${name}`, { name, ...properties })

  function showError(form, name, message) {
    const field = form.querySelector(`.wpwl-group-${name}`)
    field.querySelector('.wpwl-hint')?.remove()
    field.querySelector('.wpwl-control').classList.toggle('wpwl-has-error', Boolean(message))
    if (message) field.append(element('div', `wpwl-hint wpwl-hint-${name}Error`, { role: 'alert' }, message))
  }

  /** Asks a frame to hand its number to the payment provider; the page never sees it. */
  const submitFrame = (control) =>
    new Promise((resolve) => {
      const tooLate = setTimeout(() => answer('silent'), 4000)
      const listen = (event) => {
        if (event.origin === origin && event.source === control.contentWindow) answer(event.data.outcome)
      }
      function answer(outcome) {
        clearTimeout(tooLate)
        removeEventListener('message', listen)
        resolve(outcome)
      }
      addEventListener('message', listen)
      control.contentWindow?.postMessage({ type: 'submit' }, origin)
    })

  async function fieldsAreGood(form) {
    const expiry = /^(0[1-9]|1[0-2])\s*\/\s*\d\d$/.test(form.elements.expiry.value)
    showError(form, 'expiry', expiry ? '' : errorMessages.expiryMonthError)
    const outcomes = {}
    for (const name of ['cardNumber', 'cvv'])
      outcomes[name] = await submitFrame(form.querySelector(`.wpwl-control-${name}`))
    const all = Object.values(outcomes)
    if (all.includes('silent')) fail('PciIframeCommunicationError', 'A field for card data does not respond')
    if (all.includes('refused')) fail('PciIframeSubmitError', 'The card data could not be sent')
    for (const [name, outcome] of Object.entries(outcomes))
      showError(form, name, outcome === 'invalid' ? errorMessages[`${name}Error`] : '')
    return expiry && all.every((outcome) => outcome === 'done')
  }

  function payButton() {
    const button = element('button', 'wpwl-button wpwl-button-pay', { type: 'submit' }, labels.submit)
    return element('div', 'wpwl-group wpwl-group-submit', {}, button)
  }

  const hidden = (name, value) => element('input', '', { type: 'hidden', name, value })

  function formOf(kind, action, ...children) {
    const address = `${checkouts}/${encodeURIComponent(id)}/payment`
    const properties = { method: 'post', action: address, target: wpwlOptions.paymentTarget ?? '' }
    const content = [...children, hidden('shopperResultUrl', action), payButton()]
    return element('form', `wpwl-form wpwl-form-${kind}`, properties, ...content)
  }

  function cardForm(brands, action) {
    const options = brands.map((brand) => element('option', '', { value: brand }, names[brand]))
    const select = element('select', 'wpwl-control wpwl-control-brand', { name: 'paymentBrand' }, ...options)
    const form = formOf(
      'card',
      action,
      group('brand', select),
      group('cardNumber', frame('cardNumber')),
      group('expiry', input('expiry', { placeholder: 'MM / YY', autocomplete: 'cc-exp' })),
      group('cardHolder', input('cardHolder', { autocomplete: 'cc-name' })),
      group('cvv', frame('cvv')),
    )
    form.querySelector('.wpwl-label-expiry').textContent = labels.expiryDate
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      if (form.dataset.busy) return
      form.dataset.busy = 'true'
      if (await fieldsAreGood(form)) form.submit()
      else delete form.dataset.busy
    })
    return form
  }

  function brandForm(brand, action) {
    const form = formOf(`virtualAccount-${brand}`, action, hidden('paymentBrand', brand))
    form.querySelector('.wpwl-button-pay').textContent = `${labels.submit}: ${names[brand]}`
    return form
  }

  function render(brands, action) {
    const own = cards.filter((card) => brands.includes(card))
    const forms = [
      ...(own.length > 0 ? [cardForm(own, action)] : []),
      ...brands.filter((brand) => !cards.includes(brand)).map((brand) => brandForm(brand, action)),
    ]
    return forms.map((form) => element('div', 'wpwl-container', {}, form))
  }

  /** The forms in the page. Without `unload`, the next run adds them all again. */
  window.wpwlShown ??= []
  const shown = window.wpwlShown
  wpwl.unload = () => {
    for (const { containers } of shown.splice(0)) for (const container of containers) container.remove()
  }

  async function start() {
    const answer = await fetch(`${checkouts}/${encodeURIComponent(id)}`)
    const { payable } = await answer.json()
    if (!payable) return fail('InvalidCheckoutIdError', 'The checkout is unknown, finished or expired')
    const forms = [...document.querySelectorAll('form.paymentWidgets')]
    const connected = shown.filter(({ containers }) => containers.some((container) => container.isConnected))
    if (forms.length + connected.length === 0) return fail('WidgetError', 'form.paymentWidgets is missing')
    for (const entry of connected) {
      const containers = render(entry.brands, entry.action)
      entry.containers.at(-1).after(...containers)
      entry.containers.push(...containers)
    }
    for (const form of forms) {
      const brands = form.dataset.brands.split(' ').filter((brand) => brand in names)
      if (brands.length === 0) fail('WidgetError', 'data-brands contains no known brand')
      const containers = render(brands, form.action)
      form.replaceWith(...containers)
      shown.push({ brands, action: form.action, containers })
    }
    wpwlOptions.onReady?.()
  }
  start().catch((error) => fail('WidgetError', String(error)))
})()
