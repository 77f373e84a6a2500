import { html } from 'hono/html'
import { demoAccounts } from '../../sandbox/customers'

type Html = ReturnType<typeof html>

const head = (title: string) => html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>`

/**
 * The page that starts the worker and then opens the requested page. The host shows 404.html at any depth, so the page
 * tries its script at six levels. No address is deeper.
 */
export const entryPage = (): Html => html`<!doctype html>
<html lang="en">
  <head>
    ${head('Self-service portal')}
    <style>
      body { margin: 18vh auto; max-width: 32rem; padding: 0 1rem; font: 16px/1.5 system-ui; text-align: center; }
      a { color: inherit; }
    </style>
    ${[0, 1, 2, 3, 4, 5].map((levels) => html`<script type="module" src="${'../'.repeat(levels)}site/entry.js"></script>`)}
  </head>
  <body>
    <main class="entry">
      <p role="status">The provider starts in your browser …</p>
      <div id="unable" role="alert" hidden>
        <h1>This browser cannot run the provider</h1>
        <p>The provider of this portal runs in a service worker. Browsers support those on https and on localhost, and some
        do not in private windows.</p>
      </div>
      <div id="missing" role="alert" hidden>
        <h1>Page not found</h1>
        <p><a>To the start page</a></p>
      </div>
      <noscript><p>The portal needs JavaScript.</p></noscript>
    </main>
  </body>
</html>
`

/** Starts the provider first, if it does not run yet. */
const openLink = (address: string) => `../open/?to=${encodeURIComponent(address)}`

const { everyday } = demoAccounts

const ideas: [what: string, how: Html][] = [
  [
    'Sign in with a code',
    html`Phone <kbd>${everyday.phone}</kbd>. The code arrives by SMS in the <a href="${openLink('sandbox/outbox')}">outbox</a>.`,
  ],
  ['Top up with a voucher', html`<kbd>1000-2000-3020</kbd> is worth 20 €, once.`],
  [
    'Pay by card',
    html`Top up, or pay a bill of contract +43 660 1000011. <kbd>4200 0000 0000 0000</kbd> succeeds,
      <kbd>4000 0000 0000 3220</kbd> asks the bank first, any other is declined.`,
  ],
  ['Run out of funds', html`Activate the tariff Mtel Free L: it costs more than the balance.`],
  [
    'Break something',
    html`Make a call fail, answer late or return wrong data, or move the clock, in the
      <a href="${openLink('sandbox')}">sandbox</a>; then continue in the portal.
      The <a href="${openLink('sandbox/requests')}">request log</a> lists every call.`,
  ],
]

const definitionList = (list: readonly (readonly [unknown, unknown])[]) =>
  html`<dl>${list.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl>`

export const startPage = ({ hasGallery }: { hasGallery: boolean }): Html => html`<!doctype html>
<html lang="en">
  <head>
    ${head('Self-service portal: try it')}
    <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../site/site.css" />
    <script type="module" src="../site/entry.js"></script>
  </head>
  <body>
    <main>
      <img src="overview-phone.png" alt="The overview of a contract on a phone" />
      <h1>A provider’s whole portal, in your browser</h1>
      <p>Balance, tariffs, bills, top-up and settings for customers of mobile, TV and internet. The provider behind it runs
        in your browser, too: you install nothing, and your input never leaves it.</p>
      <p><a class="button" href="../open/">Open the portal</a>
        <a class="button" href="${openLink('login?lang=en')}">Open it in English</a></p>
      <p>Tab <b>Benutzername</b> (User name): <kbd>${everyday.username}</kbd>, password <kbd>${everyday.password}</kbd></p>
      <h2>See how it works</h2>
      <p><a href="../flows/">The flows</a>: every flow is a statechart. Press Live and watch them next to the portal.</p>
      ${hasGallery ? html`<p><a href="../gallery/">The gallery</a>: what a customer sees in every state.</p>` : ''}
      <h2>Try this</h2>
      ${definitionList(ideas)}
      <h2>Who can sign in</h2>
      <p>With the phone and a code from the outbox, or with the user name and the password <kbd>${everyday.password}</kbd>.</p>
      ${definitionList(
        Object.values(demoAccounts).map(({ username, phone, special }) => [
          html`<kbd>${username}</kbd> <kbd>${phone}</kbd>`,
          special,
        ]),
      )}
      <p>This browser keeps your changes for a day. The portal speaks German, English and Serbian. In a deployment, the payment
        form has its own origin, but not here.</p>
    </main>
  </body>
</html>
`
