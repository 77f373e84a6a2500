/** What extensions of a browser do to a page. Each function returns one that stops it. */

/** Works on each element that is there or comes, but for those of extensions. */
function toEach(page: Document, work: (element: Element) => void): () => void {
  const done = new WeakSet<Element>()
  const workOnNew = () => {
    for (const element of page.body.querySelectorAll('*'))
      if (!done.has(element) && !element.closest('[data-extension]')) {
        done.add(element)
        work(element)
      }
  }
  const observer = new MutationObserver(workOnNew)
  workOnNew()
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const added of page.querySelectorAll('[data-extension]')) added.remove()
  }
}

/** An element of the extension's own. */
function own(page: Document, name: string): HTMLElement {
  const element = page.createElement(name)
  element.dataset.extension = ''
  return element
}

/** Marks every field, and puts signs behind it and into its label and form, and a list at the end of the page. */
export function managePasswords(page: Document): () => void {
  page.body.append(own(page, 'manager-list'))
  return toEach(page, (element) => {
    if (element.matches('input, textarea, select')) {
      element.setAttribute('data-manager-id', String(Math.random()))
      element.setAttribute('autocomplete', 'off')
      element.after(own(page, 'manager-sign'))
    }
    if (element.matches('label, form, button')) element.append(own(page, 'manager-sign'))
    if (element.matches('form, [role=dialog], main')) element.prepend(own(page, 'manager-bar'))
  })
}

/** Makes the page dark: its own styles in the head, marks on the document, colours and marks on every element. */
export function darkenPage(page: Document): () => void {
  const root = page.documentElement
  root.dataset.darkReader = 'dynamic'
  root.style.setProperty('background', '#181a1b')
  for (const sheet of [...page.head.querySelectorAll('style, link'), page.head.lastElementChild])
    sheet?.after(own(page, 'style'))
  const stop = toEach(page, (element) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
    element.style.setProperty('--dark-background', '#181a1b')
    element.style.setProperty('color', 'rgb(232, 230, 227)', 'important')
    element.setAttribute('data-dark-inline', '')
  })
  return () => {
    stop()
    delete root.dataset.darkReader
    root.removeAttribute('style')
  }
}

/**
 * Translates the page as browsers do: each text moves into `font` elements whenever it changes. The texts stay the same,
 * so that tests still find them; what counts is that the nodes are not where the portal has put them.
 */
export function translatePage(page: Document): () => void {
  const isOpen = (text: Text) =>
    text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, [translate=no]')

  function translate(root: Node) {
    const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
    for (const text of found.filter(isOpen)) {
      const outer = page.createElement('font')
      const inner = outer.appendChild(page.createElement('font'))
      text.replaceWith(outer)
      // A browser keeps nothing of the former node.
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

/** Puts a text into a field past what the page has laid over it, as a password manager does; events announce it. */
export function fillIn(field: Element, text: string, events: readonly string[]): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
}
