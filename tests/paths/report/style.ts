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
pre { margin: .5rem 0; padding: .6rem; overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; border-radius: .4rem; background: var(--soft); font-size: 12px; }
h3 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.fault { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: .5rem; }
.fault p { margin: .25rem 0; } .missed li { white-space: pre-wrap; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1rem; }
figure { margin: .5rem 0; max-width: 44rem; } figcaption { font-size: .9rem; }
figure img { display: block; width: 100%; aspect-ratio: 1280 / 900; object-fit: cover; object-position: top; border: 1px solid var(--line); border-radius: .4rem; }
.way summary { font-size: .85rem; opacity: .75; } .way { margin: .25rem 0 0; padding: 0; border: 0; }
.filter { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; } input[type=search] { padding: .35rem .6rem; width: 18rem; font: inherit; }
@media (max-width: 44rem) {
  body { padding: 1rem .75rem 4rem; } .fault { padding: .75rem; }
  .paths, .paths tbody { display: block; } .paths thead { display: none; }
  .paths tr:not([hidden]) { display: flex; flex-wrap: wrap; gap: .1rem .75rem; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
  .paths tr.failed { box-shadow: inset 3px 0 var(--bad); } tr.failed > td:first-child { box-shadow: none; }
  .paths td { border: 0; padding: 0; font-size: .9rem; }
  .paths td:nth-child(2) { flex: 1 1 calc(100% - 3rem); width: auto; font-size: inherit; }
  .paths td[data-on]::before { content: attr(data-on) ': '; color: CanvasText; font-weight: normal; opacity: .75; }
}
`

/**
 * Shows only the paths that hold the words looked for; their machines open by themselves. A drawing shows the place where
 * its path left, with what was expected and what was seen where there is room for these, too.
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
  const frame = drawing.getBoundingClientRect()
  const boxes = ['left', 'expected', 'seen'].flatMap((mark) => drawing.querySelector('.state.' + mark)?.getBoundingClientRect() ?? [])
  const middle = (start, end, room) => {
    const from = Math.min(...boxes.map((box) => box[start])), to = Math.max(...boxes.map((box) => box[end]))
    return to - from <= room ? (from + to) / 2 : (boxes[0][start] + boxes[0][end]) / 2
  }
  if (boxes.length > 0) drawing.scrollTo(
    middle('left', 'right', frame.width) - frame.x - frame.width / 2,
    middle('top', 'bottom', frame.height) - frame.y - frame.height / 2,
  )
}
text.addEventListener('input', show)
failed.addEventListener('change', show)
`
