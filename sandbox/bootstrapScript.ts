/** First stage of the widget: names the checkout and loads the second stage from its own origin. */
export const bootstrapScript = (checkoutId: string) => `(() => {
  const nothingYet = () => undefined
  window.wpwl = { checkout: { id: ${JSON.stringify(checkoutId)} }, unload: window.wpwl?.unload ?? nothingYet }
  const script = document.createElement('script')
  script.src = new URL('static/1.0.0/js/static.min.js', document.currentScript.src)
  document.head.append(script)
})()
`
