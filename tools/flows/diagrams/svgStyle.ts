/** The looks of a drawing, in light and in dark; a page can override the variables. */
export const SVG_STYLE = `
.flow { --paper: #ffffff; --box: #ffffff; --group: #f5f7fa; --line: #64748b; --ink: #0f172a; --soft: #526074; --event: #1e40af; --bad: #b91c1c; --bad-box: #fef2f2; --good: #15803d; --lit: #fde68a; font-family: Helvetica, Arial, 'Liberation Sans', sans-serif }
@media (prefers-color-scheme: dark) { .flow { --paper: #0f1419; --box: #1b232c; --group: #141b22; --line: #8292a6; --ink: #e8edf2; --soft: #a3b1c2; --event: #93b4ff; --bad: #ff9d94; --bad-box: #2d1719; --good: #6fd08c; --lit: #6b4e00 } }
.flow .paper { fill: var(--paper) }
.flow .state rect { fill: var(--box); stroke: var(--line); stroke-width: 1.2 }
.flow .group rect { fill: var(--group) }
.flow .parallel > rect { stroke-dasharray: 6 3 }
.flow .final rect { stroke: var(--good); stroke-width: 3 }
.flow .state.failure rect { fill: var(--bad-box); stroke: var(--bad) }
.flow .dot { fill: var(--ink) }
.flow .arrow { fill: none; stroke: var(--line); stroke-width: 1.3 }
.flow .head { fill: var(--line) }
.flow .label { fill: var(--paper); stroke: var(--line); stroke-width: .5; stroke-opacity: .5 }
.flow text { font-size: 12px; fill: var(--ink) }
.flow .title { font-size: 14px; font-weight: 700 }
.flow .event { font-weight: 700; fill: var(--event) }
.flow .note { fill: var(--soft) }
.flow .failure .arrow { stroke: var(--bad) }
.flow .failure .head { fill: var(--bad) }
.flow .failure .event { fill: var(--bad) }
`.trim()

/** The looks of a difference: only what differs has a colour. */
export const DIFFERENCE_STYLE = `
.flow { --bad: var(--line); --bad-box: var(--box); --good: var(--line); --event: var(--ink); --new: #15803d; --gone: #b91c1c; --changed: #b45309; --new-box: #f0fdf4; --gone-box: #fef2f2; --changed-box: #fffbeb }
@media (prefers-color-scheme: dark) { .flow { --new: #6fd08c; --gone: #ff9d94; --changed: #fbbf24; --new-box: #10281a; --gone-box: #2d1719; --changed-box: #2c2207 } }
${['new', 'gone', 'changed']
  .map(
    (
      mark,
    ) => `.flow .${mark}.${mark} > rect { stroke: var(--${mark}); fill: var(--${mark}-box); stroke-width: 2.5; stroke-opacity: 1 }
.flow .${mark} .arrow { stroke: var(--${mark}); stroke-width: 2.5 }
.flow .${mark} .head { fill: var(--${mark}) }
.flow .${mark}.${mark} > :is(.title, .event), .flow text.${mark}.${mark} { fill: var(--${mark}) }`,
  )
  .join('\n')}
.flow .gone > rect, .flow .gone .arrow { stroke-dasharray: 6 4 }
.flow .gone > text, .flow text.gone { text-decoration: line-through }
`.trim()
