import { i18nObject } from '../../../i18n/i18n-util'
import { loadNamespaceAsync } from '../../../i18n/i18n-util.async'
import type { Language } from '../language'

const buttonStyles = {
  position: 'fixed',
  // Above the bar at the bottom of a phone.
  insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))',
  insetInlineStart: '0.5rem',
  zIndex: '1000',
  padding: '0.5rem 0.75rem',
  minHeight: '2.75rem',
  border: '2px solid #ffffff',
  borderRadius: '0.5rem',
  background: '#1a1a1a',
  color: '#ffffff',
  font: '0.875rem system-ui, sans-serif',
  cursor: 'pointer',
  // A modal blocks clicks outside; the button must work there, too.
  pointerEvents: 'auto',
}

/** Puts a button into a corner of the page, outside the portal itself. */
export function addSaveButton(language: Language, save: () => void): void {
  const region = document.createElement('aside')
  const button = document.createElement('button')
  button.type = 'button'
  Object.assign(button.style, buttonStyles)
  button.addEventListener('click', save)
  region.append(button)
  document.body.append(region)

  async function label() {
    const locale = language.current()
    await loadNamespaceAsync(locale, 'inspection')
    if (locale !== language.current()) return
    const { inspection } = i18nObject(locale)
    region.setAttribute('aria-label', inspection.region())
    button.textContent = inspection.saveSession()
  }
  language.subscribe(label)
  void label()
}
