export const style = `
:root { color-scheme: light dark; --good: #15803d; --bad: #b91c1c; --part: #b45309; --line: #8884; --soft: #8881; }
@media (prefers-color-scheme: dark) { :root { --good: #4ade80; --bad: #f87171; --part: #fbbf24; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 2rem 1.5rem 6rem; font: 15px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
header p { margin: .25rem 0 1.25rem; opacity: .75; }
.cards { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0; padding: 0; list-style: none; }
.cards li { flex: 1 1 10rem; padding: .75rem 1rem; border: 1px solid var(--line); border-left: 4px solid; border-radius: .5rem; }
.cards b { display: block; font-size: 1.75rem; line-height: 1.2; }
.cards small { font-size: 1rem; font-weight: normal; opacity: .7; }
.good { border-left-color: var(--good) !important; } .bad { border-left-color: var(--bad) !important; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { font-weight: 600; white-space: nowrap; opacity: .75; }
td.full, td.part { position: relative; white-space: nowrap; }
td.part { color: var(--part); font-weight: 600; }
td i { position: absolute; inset: auto .6rem .1rem; height: 3px; border-radius: 2px; background:
  linear-gradient(90deg, var(--good) var(--share), var(--line) var(--share)); }
td.part i { background: linear-gradient(90deg, var(--part) var(--share), var(--line) var(--share)); }
a { color: inherit; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .9rem; }
summary { cursor: pointer; } summary b { font-size: 1.05rem; margin-right: .5rem; } em { color: var(--bad); font-style: normal; }
.paths td:nth-child(2) { width: 100%; overflow-wrap: anywhere; }
.state { padding: 0 .35rem; border-radius: .3rem; background: var(--soft); box-shadow: inset 0 0 0 1px var(--line); font-weight: 600; }
.arrow, .from { opacity: .6; } .ignores { color: var(--part); font-weight: 600; }
.id { padding: 0 .3rem; border-radius: .3rem; background: #2563eb22; font-size: .85em; font-weight: 600; }
td.passed { color: var(--good); } td.failed, li.failed, .missed { color: var(--bad); } td.failed { font-weight: 700; }
td small { display: block; color: var(--part); white-space: nowrap; }
tr.failed > td:first-child { box-shadow: inset 3px 0 var(--bad); }
.none { opacity: .5; }
pre { margin: .5rem 0; padding: .6rem; overflow: auto; max-height: 24rem; border-radius: .4rem; background: var(--soft); font-size: 12px; }
.filter { display: flex; gap: 1.5rem; align-items: center; } input[type=search] { padding: .35rem .6rem; width: 18rem; font: inherit; }
`

/** Shows only the paths that hold the words looked for; their machines open by themselves. */
export const filterScript = `
const text = document.getElementById('text'), failed = document.getElementById('failed')
function show() {
  const words = text.value.toLowerCase().split(' ').filter(Boolean)
  const isNarrow = words.length > 0 || failed.checked
  for (const machine of document.querySelectorAll('details[id]')) {
    let count = 0
    for (const row of machine.querySelectorAll('tbody tr')) {
      const content = (machine.id + ' ' + row.textContent).toLowerCase()
      row.hidden = !words.every((word) => content.includes(word)) || (failed.checked && !row.classList.contains('failed'))
      if (!row.hidden) count++
    }
    machine.hidden = count === 0
    if (isNarrow) machine.open = count > 0
  }
}
text.addEventListener('input', show)
failed.addEventListener('change', show)
`
