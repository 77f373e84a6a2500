import { html } from 'hono/html'
import { apiValidator } from './apiValidator'
import { demoAccounts } from './customers'
import { faultNames } from './faults'
import { page } from './page'
import type { Sandbox } from './sandbox'

export const outboxPage = ({ base, outbox }: Sandbox) =>
  page(
    'Outbox',
    html`<p><a href="${base}/sandbox">Sandbox</a> · SMS and e-mails, newest first. The page reloads itself.</p>
      <table>
        <tr><th>Time</th><th>To</th><th>Text</th></tr>
        ${outbox.map(
          ({ at, to, text, link }) =>
            html`<tr><td>${at.slice(11, 19)}</td><td>${to}</td><td>${text} ${link ? html`<a href="${link}">open</a>` : ''}</td></tr>`,
        )}
      </table>`,
    { refreshSeconds: 3 },
  )

export const overviewPage = ({ base, clock, faults, requests, violations, reports }: Sandbox) =>
  page(
    'Sandbox',
    html`<p><a href="${base}/">Portal</a> · <a href="${base}/sandbox/outbox">Outbox</a> · <a href="${base}/sandbox/requests">Requests</a> (${requests.length}) · <a href="${base}/sandbox/reports">Reports</a> (${reports.list().length})</p>
      <h2>Demo accounts</h2>
      <table>
        <tr><th>Phone</th><th>User name</th><th>Password</th><th>Notes</th></tr>
        ${Object.values(demoAccounts).map(
          ({ phone, username, password, special }) =>
            html`<tr><td>${phone}</td><td>${username}</td><td>${password}</td><td>${special}</td></tr>`,
        )}
      </table>
      <h2>Faults</h2>
      <ul>${faults.list().map(({ operationId, fault }) => html`<li>${operationId}: ${fault}</li>`)}</ul>
      <form method="post" action="${base}/sandbox/faults">
        <select name="operationId" aria-label="Operation">
          <option value="*">every operation</option>
          ${apiValidator().operations.map(({ id }) => html`<option>${id}</option>`)}
        </select>
        <select name="fault" aria-label="Fault">${faultNames.map((name) => html`<option>${name}</option>`)}</select>
        <input name="delayMs" type="number" min="0" step="100" placeholder="delay, ms" aria-label="Delay in milliseconds" />
        <input name="times" type="number" min="1" placeholder="times" aria-label="How many times" />
        <button>Switch on</button>
      </form>
      <form method="post" action="${base}/sandbox/faults/clear"><button>Switch all faults off</button></form>
      <h2>Time</h2>
      <p>${clock.now().toISOString()}</p>
      <form method="post" action="${base}/sandbox/clock">
        <button name="advanceMs" value="3600000">One hour later</button>
        <button name="advanceMs" value="86400000">One day later</button>
      </form>
      <h2>Reset</h2>
      <form method="post" action="${base}/sandbox/reset"><button>Reset the sandbox</button></form>
      <h2>API violations</h2>
      <ul>${violations.map((violation) => html`<li>${violation}</li>`)}</ul>`,
  )

export const reportsPage = ({ base, reports }: Sandbox) =>
  page(
    'Reports',
    html`<p><a href="${base}/sandbox">Sandbox</a> · Reports from portals to their operator, newest first. The page reloads itself.</p>
      <table>
        <tr><th>Kind</th><th>What</th><th>Where</th></tr>
        ${reports.list().map(({ kind, route, build, brand, locale, engine, ...fields }) => {
          const facts = Object.entries(fields).map(
            ([name, value]) =>
              `${name}: ${typeof value === 'object' ? JSON.stringify(value, null, 1) : value}`,
          )
          return html`<tr><td>${kind}</td><td>${facts.join(', ')}</td><td>${[route, build, brand, locale, engine].join(', ')}</td></tr>`
        })}
      </table>`,
    { refreshSeconds: 3 },
  )
