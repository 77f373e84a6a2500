/** Beside what all reports share. */
export const style = `
:root { --note: #1d4ed8; }
@media (prefers-color-scheme: dark) { :root { --note: #93c5fd; } }
body { max-width: 64rem; }
.verdict { font-size: 1.25rem; opacity: 1 !important; }
.warned { border-left-color: var(--part) !important; } .noted { border-left-color: var(--note) !important; }
.quiet { border-left-color: var(--line) !important; }
h3 { margin: 1.25rem 0 .4rem; font-size: 1rem; }
h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
code { font-size: .92em; overflow-wrap: anywhere; }
details { margin: .35rem 0; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .6rem; }
summary::before { content: '▸'; } details[open] > summary::before { content: '▾'; }
summary code { font-weight: 600; } .counts { margin-left: auto; }
.badge { padding: 0 .45rem; border: 1px solid; border-radius: 1rem; font-size: .85em; font-weight: 600; white-space: nowrap; }
.fits { color: var(--good); } .repaired { color: var(--note); } .loses { color: var(--part); }
.unusable, .critical, .faults, .missed { color: var(--bad); }
details ul { margin: .25rem 0; padding-left: 1.2rem; } details li { margin: .3rem 0; }
.without, .advice { display: block; }
.urgent p { margin: .1rem 0 .6rem; }
tbody th { font-weight: 500; } .time { white-space: nowrap; }
caption { text-align: left; font-weight: 600; padding: .75rem 0 .25rem; }
dt { margin-top: .6rem; font-weight: 500; } dd { margin: .1rem 0 0; }
@media (max-width: 40rem) {
  body { padding: 1.25rem 1rem 4rem; } h1 { font-size: 1.6rem; }
  th, td { padding: .3rem .6rem .3rem 0; } .cards li { flex-basis: 8rem; }
}
`
