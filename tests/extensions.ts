/** Does something to each element that is there or comes, as an extension of the browser does; gives back how to stop. */
function toEach(page: Document, work: (element: Element) => void): () => void {
  const done = new WeakSet<Element>()
  const all = () => {
    for (const element of page.body.querySelectorAll('*'))
      if (!done.has(element) && !element.closest('[data-extension]')) {
        done.add(element)
        work(element)
      }
  }
  const observer = new MutationObserver(all)
  all()
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const added of page.querySelectorAll('[data-extension]')) added.remove()
  }
}

/** An element of an extension's own. */
function own(page: Document, name: string): HTMLElement {
  const element = page.createElement(name)
  element.dataset.extension = ''
  return element
}

/** Marks every field, puts its sign behind it and into its label and form, and its list at the end of the page. */
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

/** Makes the page dark: styles of its own in the head, marks on the document, colours and marks on every element. */
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

/** What is put into a field, and the events that tell of it. */
interface Filled {
  text: string
  events: readonly string[]
}

/** Puts a text into a field as a password manager does, past what the page has laid over it; with events or without. */
export function fillIn(field: Element, { text, events }: Filled): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
}
