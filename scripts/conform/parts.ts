import { html } from 'hono/html'
import { type Verdict, verdictWords } from './report'

export type Html = ReturnType<typeof html>

export const badge = (verdict: Verdict) =>
  html`<span class="badge ${verdict}">${verdictWords(verdict)}</span>`

/** Paths, one after another. */
export const codes = (paths: readonly string[]) =>
  paths.map((path, index) => html`${index > 0 ? ', ' : ''}<code>${path}</code>`)
