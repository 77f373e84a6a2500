import { html, raw } from 'hono/html'
import type { Checkout } from './checkouts'
import { page } from './page'
import { fieldText } from './platform'

const titles: Record<string, string> = {
  PAYPAL: 'PayPal',
  SOFORTUEBERWEISUNG: 'Sofort',
  '3DS': '3-D Secure: Bestätigen Sie Ihre Zahlung',
}

/** A page of the payment provider, of PayPal, of Sofort, or of the bank that wants a confirmation. */
export const paymentPage = ({ amount, purpose }: Checkout, as = '') =>
  page(
    titles[as] ?? 'Zahlung',
    html`<p>${purpose}</p>
      <p class="amount">${amount.toFixed(2).replace('.', ',')} €</p>
      <form method="post">
        <button name="action" value="pay">Bezahlen</button>
        <button name="action" value="decline">Karte ablehnen</button>
        <button name="action" value="cancel">Abbrechen</button>
      </form>`,
    { lang: 'de' },
  )

export const closedPage = (returnTo: string) =>
  page(
    'Zahlung nicht möglich',
    html`<p>Diese Zahlung ist abgeschlossen oder abgelaufen.</p><a href="${returnTo}">Zurück</a>`,
    { lang: 'de' },
  )

const fields: Record<string, { label: string; autocomplete: string; placeholder: string }> = {
  cardNumber: { label: 'Card number', autocomplete: 'cc-number', placeholder: '4200 0000 0000 0000' },
  cvv: { label: 'CVV', autocomplete: 'cc-csc', placeholder: '123' },
}

/** The content of a frame: one field as large as the frame. */
export function fieldPage(name: string) {
  const field = fields[name]
  if (!field) return undefined
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${field.label}</title>
        <style>
          html { color-scheme: light dark }
          body { margin: 0 }
          input { box-sizing: border-box; width: 100%; height: 100vh; padding: 0 12px; border: 0; outline-offset: -2px; background: none; color: CanvasText; font: 16px/1.5 system-ui, sans-serif }
        </style>
      </head>
      <body>
        <input name="${name}" aria-label="${field.label}" inputmode="numeric" autocomplete="${field.autocomplete}" placeholder="${field.placeholder}" />
        <script>${raw(fieldText())}</script>
      </body>
    </html>`
}
