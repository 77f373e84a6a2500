import { html } from 'hono/html'
import { demoAccounts } from '../../sandbox/worlds'
import { type Html, page } from './page'
import { hasGallery } from './parts'

/** Starts the provider first, where it does not run yet. */
const through = (address: string) => `../open/?to=${encodeURIComponent(address)}`

const { everyday } = demoAccounts

const tries: [what: string, how: Html][] = [
  [
    'Sign in by a code',
    html`Phone <kbd>${everyday.phone}</kbd>. The code comes by SMS, into the <a href="${through('sandbox/outbox')}">outbox</a>.`,
  ],
  ['Top up by voucher', html`<kbd>1000-2000-3020</kbd> is worth 20 €, once.`],
  [
    'Pay by card',
    html`Top up, or pay a bill of contract 436601000011. <kbd>4200 0000 0000 0000</kbd> is paid,
      <kbd>4000 0000 0000 3220</kbd> asks the bank first, any other is declined.`,
  ],
  ['Run out of funds', html`Activate the tariff Mtel Free L: it costs more than the balance.`],
  [
    'Break something',
    html`Let a call fail, answer late or lie, or let an hour pass, at the
      <a href="${through('sandbox')}">switches of the provider</a>; then go on in the portal.`,
  ],
]

/** From docs/pictures. */
const shown = {
  portal: 'listing-phone.png',
  flows: 'flows-live.png',
  gallery: 'gallery.png',
  documentation: 'report.png',
}

export const pictures = Object.values(shown).filter((picture) => hasGallery || picture !== shown.gallery)

const card = (href: string, title: string, text: string, picture: string): Html => html`<li class="card">
  <img src="${picture}" alt="" />
  <h3><a href="${href}">${title}</a></h3>
  <p>${text}</p>
</li>`

const hero = html`<section class="hero">
  <div>
    <h1>A provider’s portal, whole, in your browser</h1>
    <p>Balance, tariffs, bills, top-up and settings for customers of mobile, TV and internet. The provider behind it runs in
      your browser, too: nothing is installed, and nothing that you type leaves it.</p>
    <p class="actions">
      <a class="button" href="../open/">Open the portal</a>
      <span>Tab <b>Benutzername</b>: <kbd>${everyday.username}</kbd>, password <kbd>${everyday.password}</kbd></span>
    </p>
  </div>
  <img src="${shown.portal}" alt="The usage of a month on a phone" />
</section>`

/** What is here, and how to begin. */
export const startPage = (): Html =>
  page({
    title: 'Self-service portal: try it',
    toSite: '../',
    style: 'start.css',
    script: 'start.js',
    content: html`<main class="start">
      ${hero}
      <section>
        <h2>Look at it from every side</h2>
        <ul class="cards">
          ${card('../atlas/', 'The flows', 'Every flow is a statechart. Read them, or press Live and watch them light up beside the portal.', shown.flows)}
          ${hasGallery ? card('../gallery/', 'The gallery', 'What a customer sees in every state: phone and desktop, both languages, light and dark.', shown.gallery) : ''}
          ${card('../documentation/', 'The documentation', 'How it is built, why so, and what holds each promise: for analysts, testers, integrators and operators.', shown.documentation)}
        </ul>
      </section>
      <section>
        <h2>Try this</h2>
        <dl class="pairs">${tries.map(([what, how]) => html`<div><dt>${what}</dt><dd>${how}</dd></div>`)}</dl>
      </section>
      <section>
        <h2>Who can sign in</h2>
        <p>By phone and the code in the outbox, or by user name and the password <kbd>${everyday.password}</kbd>.</p>
        <dl class="pairs">${Object.values(demoAccounts).map(
          ({ username, phone, special }) =>
            html`<div><dt><kbd>${username}</kbd> <kbd>${phone}</kbd></dt><dd>${special}</dd></div>`,
        )}</dl>
      </section>
      <section>
        <h2>Behind the portal</h2>
        <ul class="links">
          <li><a href="${through('sandbox/outbox')}">Outbox</a>: SMS and e-mails that the provider sends</li>
          <li><a href="${through('sandbox')}">Switches</a>: faults for every call, the clock, back to the beginning</li>
          <li><a href="${through('sandbox/requests')}">Requests</a>: every call of the portal, as the provider got it</li>
        </ul>
        <p class="note">What you change is kept in this browser for a day. The portal speaks German and Serbian. In a deployment, the form of payment stands on an origin of its own; here it has none.</p>
      </section>
    </main>`,
  })
