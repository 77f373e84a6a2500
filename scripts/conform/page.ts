import { html, raw } from 'hono/html'
import { reportStyle } from '../report/style'
import { detailsOf } from './operationDetails'
import { badge, codes, type Html } from './parts'
import {
  commonCorsFaults,
  contractWords,
  countOf,
  isUnfit,
  type OperationReport,
  ownFaults,
  type Report,
  urgentOf,
  type Verdict,
  verdicts,
  verdictWords,
} from './report'
import { checksOf } from './serverChecks'
import { style } from './style'

/** The report as one page that needs nothing else, not even a script. */
export function reportPage(report: Report): string {
  const { operations } = report
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Does the API fit the portal?</title>
<style>${raw(reportStyle + style)}</style>
</head>
<body>
<header>
<h1>Does the API fit the portal?</h1>
${introduction(report)}
<ul class="cards">${verdicts.map((verdict) => card(report, verdict))}</ul>
</header>
<main>
${urgent(report)}
${server(report)}
<section>
<h2>Operations</h2>
${groupsOf(operations).map((group) => groupSection(group, report))}
</section>
${notAsked(operations)}
${legend}
</main>
</body>
</html>
`
  return String(page)
}

function introduction(report: Report): Html {
  const { origin, at, isWriting } = report
  return html`<p class="verdict">${isUnfit(report) ? 'No: something cannot be used, or is lost that matters.' : 'Yes: the portal can run in front of it.'}</p>
<p>${origin}, asked on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC as a customer with these contracts: ${contractWords(report)}.
${isWriting ? 'Changes were tried that leave everything as it is, or are refused.' : 'Nothing was changed.'}
This page names operations, paths and types, and no value of the customer.</p>`
}

const tones: Record<Verdict, string> = {
  unusable: 'bad',
  loses: 'warned',
  repaired: 'noted',
  fits: 'good',
  notAsked: 'quiet',
}

function card(report: Report, verdict: Verdict): Html {
  const count = countOf(report, verdict)
  const tone = count === 0 && verdict !== 'fits' ? 'quiet' : tones[verdict]
  return html`<li class="${tone}"><b>${count}</b> ${verdictWords(verdict, count)}</li>`
}

/** What a portal in front of this API would fail at. */
function urgent(report: Report): Html {
  const cors = commonCorsFaults(report)
  const operations = urgentOf(report)
  if (cors.length + operations.length === 0) return html``
  return html`<section><h2>First of all</h2>
<ol class="urgent">${cors.length > 0 ? html`<li>CORS keeps the portal from calling the API.<p>${cors.join(' ')}</p></li>` : ''}
${operations.map((operation) => urgentItem(operation, report))}</ol></section>`
}

function urgentItem(operation: OperationReport, report: Report): Html {
  const { id, name, verdict, without, losses } = operation
  const critical = losses.filter(({ isCritical }) => isCritical).map(({ path }) => path)
  const because =
    ownFaults(operation, report).length > 0
      ? without
      : html`${codes([...new Set(critical)])}: what it stands in is left out, for money or a decision hangs on it.`
  return html`<li><a href="#${id}"><code>${name}</code></a> ${badge(verdict)}<p>${because}</p></li>`
}

const server = (report: Report) => html`<section><h2>The server</h2>
<table><thead><tr><th scope="col">what</th><th scope="col">held by</th></tr></thead>
<tbody>${checksOf(report).map(
  ({ what, isMet, told, advice }) =>
    html`<tr><th scope="row">${what}</th><td><span class="${isMet === false ? 'missed' : ''}">${told}</span>${isMet === false ? html`<span class="advice">${advice}</span>` : ''}</td></tr>`,
)}</tbody></table></section>`

/** The name of a group as a heading: `topUp` is “Top up”. */
const headingOf = (group: string) =>
  group
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

const groupsOf = (operations: readonly OperationReport[]) => [
  ...new Set(operations.map(({ group }) => group)),
]

function groupSection(group: string, report: Report): Html {
  const asked = report.operations.filter((one) => one.group === group && one.verdict !== 'notAsked')
  if (asked.length === 0) return html``
  const isUrgent = (operation: OperationReport) => urgentOf(report).includes(operation)
  return html`<h3>${headingOf(group)}</h3>${asked.map((operation) => detailsOf(operation, isUrgent(operation)))}`
}

/** By the reason, for many have the same. */
function notAsked(operations: readonly OperationReport[]): Html {
  const left = operations.filter(({ verdict }) => verdict === 'notAsked')
  const reasons = [...new Set(left.map(({ why }) => why))]
  return html`<section><h2>Not asked</h2>
<dl>${reasons.map(
    (reason) =>
      html`<dt>${reason}</dt><dd>${codes(left.filter(({ why }) => why === reason).map(({ name }) => name))}</dd>`,
  )}</dl></section>`
}

const legend = html`<section><h2>What the words mean</h2>
<dl>
<dt>${badge('fits')}</dt><dd>Every answer is as openapi.yaml describes it.</dd>
<dt>${badge('repaired')}</dt><dd>Some values are written otherwise, and plainly mean the same. Nothing is lost.</dd>
<dt>${badge('loses')}</dt><dd>Some values cannot be used and are left out. Where money or a decision hangs on one, it is called critical, and what it stands in is left out with it.</dd>
<dt>${badge('unusable')}</dt><dd>The portal shows an error where it needs this answer.</dd>
</dl></section>`
