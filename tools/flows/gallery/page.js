// The script of the gallery's page: it shows what the form asks for, and keeps that in the address.
const form = document.querySelector('form')
const search = form.elements.find
const status = document.querySelector('[role=status]')

function containsAll({ textContent }, words) {
  const text = textContent.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** A state is found if all words are in its name and facts, or together in one text of the selected language. */
function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const article of document.querySelectorAll('article')) {
    const texts = [...article.querySelectorAll('li')]
    const found = texts.filter((text) => text.lang === form.elements.locale.value && containsAll(text, words))
    const facts = {
      textContent: `${article.querySelector('h3').textContent} ${article.querySelector('.facts').textContent}`,
    }
    const isAmongTexts = words.length > 0 && found.length > 0
    for (const text of texts) text.hidden = isAmongTexts && !found.includes(text)
    article.querySelector('details').open = isAmongTexts
    article.hidden = found.length === 0 && !containsAll(facts, words)
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.querySelector('article:not([hidden])')
  const count = document.querySelectorAll('article:not([hidden])').length
  status.textContent = words.length > 0 ? `${count} states found` : ''
}

function readAddress() {
  for (const [name, value] of new URLSearchParams(location.hash.slice(1)))
    if (name in form.elements) form.elements[name].value = value
  filter()
}

form.addEventListener('input', () => {
  history.replaceState(null, '', `#${new URLSearchParams(new FormData(form))}`)
  filter()
})
form.addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', readAddress)
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === search) return
  event.preventDefault()
  search.select()
})
readAddress()
