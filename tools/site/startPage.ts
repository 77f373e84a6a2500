import { html } from 'hono/html'
import { demoAccounts } from '../../sandbox/worlds'
import { type Html, hasGallery, page } from './page'

/** Starts the provider first, if it does not run yet. */
const through = (address: string) => `../open/?to=${encodeURIComponent(address)}`

const { everyday } = demoAccounts

const ideas: [what: string, how: Html][] = [
  [
    'Sign in with a code',
    html`Phone <kbd>${everyday.phone}</kbd>. The code comes by SMS, into the <a href="${through('sandbox/outbox')}">outbox</a>.`,
  ],
  ['Top up with a voucher', html`<kbd>1000-2000-3020</kbd> is worth 20 €, once.`],
  [
    'Pay by card',
    html`Top up, or pay a bill of contract 436601000011. <kbd>4200 0000 0000 0000</kbd> succeeds,
      <kbd>4000 0000 0000 3220</kbd> asks the bank first, any other is declined.`,
  ],
  ['Run out of funds', html`Activate the tariff Mtel Free L: it costs more than the balance.`],
  [
    'Break something',
    html`Let a call fail, answer late or lie, or move the clock, at the
      <a href="${through('sandbox')}">switches of the provider</a>; then go on in the portal.
      <a href="${through('sandbox/requests')}">Every call</a> is listed.`,
  ],
]

const parts = [
  {
    address: '../flows/',
    title: 'The flows',
    text: 'Every flow is a statechart. Read them, or press Live and watch them light up beside the portal.',
    picture: 'flows-live.png',
  },
  {
    address: '../gallery/',
    title: 'The gallery',
    text: 'What a customer sees in every state: phone and desktop, both languages, light and dark.',
    picture: 'gallery.png',
  },
  {
    address: '../documentation/',
    title: 'The documentation',
    text: 'How it is built, why, and what tests each promise: for analysts, testers, integrators and operators.',
    picture: 'flows-map.png',
  },
].filter(({ title }) => hasGallery || title !== 'The gallery')

const phone = 'listing-phone.png'
/** Files of docs/pictures. */
export const pictures = [phone, ...parts.map(({ picture }) => picture)]

const pairs = (list: readonly (readonly [unknown, unknown])[]) =>
  html`<dl class="pairs">${list.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`

export const startPage = (): Html =>
  page({
    title: 'Self-service portal: try it',
    toSite: '../',
    scriptFrom: ['../'],
    content: html`<main class="start">
      <section class="hero">
        <div>
          <h1>A provider’s whole portal, in your browser</h1>
          <p>Balance, tariffs, bills, top-up and settings for customers of mobile, TV and internet. The provider behind it
            runs in your browser, too: you install nothing, and nothing that you type leaves it.</p>
          <p><a class="button" href="../open/">Open the portal</a></p>
          <p>Tab <b>Benutzername</b>: <kbd>${everyday.username}</kbd>, password <kbd>${everyday.password}</kbd></p>
        </div>
        <img src="${phone}" alt="The usage of a month on a phone" />
      </section>
      <section>
        <h2>Look at it from every side</h2>
        <ul class="cards">${parts.map(
          ({ address, title, text, picture }) => html`<li>
            <img src="${picture}" alt="" />
            <h3><a href="${address}">${title}</a></h3>
            <p>${text}</p>
          </li>`,
        )}</ul>
      </section>
      <section>
        <h2>Try this</h2>
        ${pairs(ideas)}
      </section>
      <section>
        <h2>Who can sign in</h2>
        <p>With the phone and a code from the outbox, or with the user name and the password <kbd>${everyday.password}</kbd>.</p>
        ${pairs(
          Object.values(demoAccounts).map(({ username, phone, special }) => [
            html`<kbd>${username}</kbd> <kbd>${phone}</kbd>`,
            special,
          ]),
        )}
      </section>
      <section>
        <p>This browser keeps what you change for a day. The portal speaks German and Serbian. In a deployment, the payment
          form has an origin of its own; here it has not.</p>
      </section>
    </main>`,
  })
