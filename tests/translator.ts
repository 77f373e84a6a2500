/**
 * Translates the page as browsers do: each text is put into `font` elements, whenever it changes. The texts stay as they
 * are, so that tests still find them; what counts is that the nodes are not where the portal has put them.
 */
export function translatePage(page: Document): () => void {
  const isOpen = (text: Text) =>
    text.data.trim() !== '' && !text.parentElement?.closest('font, script, style, textarea, [translate=no]')

  function translate(root: Node) {
    const walker = page.createTreeWalker(root, 4 /* texts */)
    const found: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text)
    if (root.nodeType === 3) found.push(root as Text)
    for (const text of found.filter(isOpen)) {
      const outer = page.createElement('font')
      const inner = page.createElement('font')
      outer.append(inner)
      text.replaceWith(outer)
      // A browser keeps nothing of the former node: what stands there is a text of its own.
      inner.append(text.data)
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) translate(node)
      if (target.nodeType === 3) translate(target)
    }
  })
  translate(page.body)
  observer.observe(page.body, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
