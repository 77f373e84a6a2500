/** What extensions of a browser do to a page. Each function returns one that stops it. */

/** Marks every field, and puts signs behind it and into its label and form, and a list at the end of the page. */
export function managePasswords(page: Document): () => void {
  const handled = new WeakSet<Element>()
  /** An element of the extension's own. */
  const createElement = (name: string) => Object.assign(page.createElement(name), { className: 'extension' })
  page.body.append(createElement('manager-list'))

  function manage(element: Element) {
    handled.add(element)
    if (element.matches('input, textarea, select')) {
      element.setAttribute('data-manager-id', String(Math.random()))
      element.setAttribute('autocomplete', 'off')
      element.after(createElement('manager-sign'))
    }
    if (element.matches('label, form, button')) element.append(createElement('manager-sign'))
    if (element.matches('form, [role=dialog], main')) element.prepend(createElement('manager-bar'))
  }

  const manageNew = () => {
    for (const element of page.body.querySelectorAll(':not(.extension)'))
      if (!handled.has(element)) manage(element)
  }
  const observer = new MutationObserver(manageNew)
  manageNew()
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const added of page.querySelectorAll('.extension')) added.remove()
  }
}

/**
 * Translates the page as browsers do: each text moves into `font` elements whenever it changes. The texts stay the same,
 * so that tests still find them; what counts is that the nodes are not where the portal has put them.
 */
export function translatePage(page: Document): () => void {
  const isTranslatable = (text: Text) =>
    text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, [translate=no]')

  function translate(root: Node) {
    const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
    for (const text of found.filter(isTranslatable)) {
      const outer = page.createElement('font')
      const inner = outer.appendChild(page.createElement('font'))
      text.replaceWith(outer)
      // A browser keeps nothing of the previous node.
      inner.append(text.data)
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) translate(node)
      if (target.nodeType === Node.TEXT_NODE) translate(target)
    }
  })
  translate(page.body)
  observer.observe(page.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/** Sets the value of a field directly, as a password manager does, and dispatches these events. */
export function fillIn(field: Element, text: string, events: readonly string[]): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
}
