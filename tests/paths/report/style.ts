import { reportStyle } from '../../../scripts/report/style'
import { drawingStyle } from './drawing'

export const style = `${reportStyle}${drawingStyle}
td.full, td.part { position: relative; white-space: nowrap; }
td.part { color: var(--part); font-weight: 600; }
td i { position: absolute; inset: auto .6rem .1rem; height: 3px; border-radius: 2px; background:
  linear-gradient(90deg, var(--good) var(--share), var(--line) var(--share)); }
td.part i { background: linear-gradient(90deg, var(--part) var(--share), var(--line) var(--share)); }
em { color: var(--bad); font-style: normal; }
.paths td:nth-child(2) { width: 100%; overflow-wrap: anywhere; }
b.state { padding: 0 .35rem; border-radius: .3rem; background: var(--soft); box-shadow: inset 0 0 0 1px var(--line); font-weight: 600; }
.arrow, .from { opacity: .6; } .ignores { color: var(--part); font-weight: 600; }
.id { padding: 0 .3rem; border-radius: .3rem; background: #2563eb22; font-size: .85em; font-weight: 600; }
td.passed { color: var(--good); } td.failed, li.failed, .missed { color: var(--bad); } td.failed { font-weight: 700; }
td small { display: block; color: var(--part); white-space: nowrap; }
tr.failed > td:first-child { box-shadow: inset 3px 0 var(--bad); }
pre { margin: .5rem 0; padding: .6rem; overflow: auto; max-height: 24rem; border-radius: .4rem; background: var(--soft); font-size: 12px; }
h3 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.fault { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: .5rem; }
.fault p { margin: .25rem 0; } .missed li { white-space: pre-wrap; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: .5rem 0; } figure img { display: block; max-width: 100%; max-height: 28rem; border: 1px solid var(--line); border-radius: .4rem; }
.way summary { font-size: .85rem; opacity: .75; } .way { margin: .25rem 0 0; padding: 0; border: 0; }
.filter { display: flex; gap: 1.5rem; align-items: center; } input[type=search] { padding: .35rem .6rem; width: 18rem; font: inherit; }
`

/**
 * Shows only the paths that hold the words looked for; their machines open by themselves. A drawing shows the place where
 * its path left.
 */
export const pageScript = `
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
for (const drawing of document.querySelectorAll('.drawing')) {
  const left = (drawing.querySelector('.state.left') ?? drawing).getBoundingClientRect(), frame = drawing.getBoundingClientRect()
  drawing.scrollTo(left.x + left.width / 2 - frame.x - frame.width / 2, left.y + left.height / 2 - frame.y - frame.height / 2)
}
text.addEventListener('input', show)
failed.addEventListener('change', show)
`
