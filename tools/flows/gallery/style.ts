import { reportStyle } from '../../../scripts/report/style'

/** What the gallery and the page of changes share beyond other reports. */
const pictures = `
:root { --accent: #1d4ed8; --mat: #eef0f4; }
@media (prefers-color-scheme: dark) { :root { --accent: #93b4ff; --mat: #1b1e24; } }
body { max-width: none; padding: 0 1.5rem 4rem; }
header { padding: 1.25rem 0 0; }
h1 { font-size: 1.6rem; }
header p { margin: .1rem 0 .75rem; }
code { overflow-wrap: anywhere; font-size: .85em; opacity: .8; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: .4rem; padding: .2rem .6rem; cursor: pointer; }
button:disabled { opacity: .4; cursor: default; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
img { display: block; background: var(--mat); border: 1px solid var(--line); border-radius: .4rem; }
`

export const galleryStyle = `${reportStyle}${pictures}
search { display: contents; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .6rem 1.5rem; margin: 0 -1.5rem; background: Canvas; border-bottom: 1px solid var(--line); }
header { display: contents; }
header h1 { padding-top: 1.25rem; }
input[type=search] { flex: 1 1 18rem; min-width: 0; padding: .4rem .7rem; font: inherit; border: 1px solid var(--line); border-radius: .4rem; }
fieldset { display: flex; border: 1px solid var(--line); border-radius: .4rem; margin: 0; padding: 0; overflow: clip; }
legend { float: left; padding: .3rem .4rem .3rem .6rem; font-size: .85em; opacity: .7; align-self: center; }
fieldset label { padding: .3rem .6rem; cursor: pointer; }
fieldset label:has(:checked) { background: var(--accent); color: Canvas; }
fieldset label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -4px; }
fieldset label:has(:checked:focus-visible) { outline-color: Canvas; }
fieldset input { position: absolute; opacity: 0; pointer-events: none; }
.sheet { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 1.5rem; }
nav { position: sticky; top: 3.6rem; align-self: start; max-height: calc(100vh - 3.6rem); overflow: auto; padding: 1rem 0; }
nav ul, .cards, .ids, td ul { list-style: none; margin: 0; padding: 0; }
nav button { width: 100%; text-align: left; border-color: transparent; overflow-wrap: anywhere; }
nav button:hover { border-color: var(--line); }
small { opacity: .65; font-weight: normal; }
h2 { scroll-margin-top: 4.5rem; margin: 1.5rem 0 .75rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: 1.5rem 1.25rem; border: 0; }
.w1280 .cards { grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr)); }
.cards li.card { padding: 0; border: 0; min-width: 0; }
.card > button { display: block; width: 100%; padding: 0; border: 0; border-radius: .4rem; }
.card img { width: 100%; height: auto; aspect-ratio: 390 / 844; object-fit: cover; object-position: top; }
.w1280 .card img { aspect-ratio: 1280 / 900; }
.card > button:hover img { border-color: var(--accent); }
h3 { margin: .5rem 0 .1rem; font-size: 1rem; overflow-wrap: anywhere; }
.card p { margin: 0 0 .35rem; font-size: .9em; }
blockquote { margin: .25rem 0; padding-left: .6rem; border-left: 3px solid var(--accent); font-size: .9em; }
.ids { display: flex; flex-wrap: wrap; gap: .25rem; }
.cards .ids li { flex: none; border: 0; padding: 0 .3rem; border-radius: .3rem; background: #2563eb22; font-size: .8em; font-weight: 600; }
dialog { width: min(96vw, 110rem); height: 94vh; max-height: none; max-width: none; padding: 0; color: CanvasText; background: Canvas; border: 1px solid var(--line); border-radius: .6rem; }
dialog::backdrop { background: #000a; }
.bar { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; padding: .6rem 1rem; background: Canvas; border-bottom: 1px solid var(--line); }
.bar h2 { margin: 0 auto 0 0; overflow-wrap: anywhere; }
.viewed { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; padding: 1rem; }
.viewed img { max-width: 100%; height: auto; }
.facts { flex: 1 1 18rem; min-width: 0; }
.facts dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; }
.facts dd { margin: 0; }
.facts ul { padding-left: 1.1rem; font-size: .9em; }
.sentences th[scope=row] { font-weight: normal; width: 40%; }
.sentences td { font-size: .9em; }
.sentences td ul { display: flex; flex-wrap: wrap; gap: .25rem; }
.sentences td details { border: 0; padding: 0; }
.sentences td code { display: block; white-space: nowrap; }
@media (max-width: 44rem) {
  body { padding: 0 .75rem 3rem; }
  form { position: static; margin: 0 -.75rem; padding: .6rem .75rem; }
  .sheet { display: block; }
  nav { position: sticky; top: 0; z-index: 1; margin: 0 -.75rem; padding: .5rem .75rem; background: Canvas; border-bottom: 1px solid var(--line); }
  nav ul { display: flex; gap: .25rem; overflow-x: auto; }
  nav button { white-space: nowrap; }
  .cards { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1rem .75rem; }
  .w1280 .cards { grid-template-columns: minmax(0, 1fr); }
  .sentences table, .sentences tbody, .sentences tr, .sentences th, .sentences td { display: block; width: auto; }
  .sentences thead { display: none; }
  .sentences th[scope=row], .sentences td { border: 0; width: auto; padding: .1rem 0; }
  .sentences tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .viewed { padding: .75rem; }
}
`

export const changesStyle = `${reportStyle}${pictures}
nav ul { display: flex; flex-wrap: wrap; gap: .4rem; margin: 1rem 0 1.5rem; padding: 0; list-style: none; }
nav a { display: block; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: .4rem; text-decoration: none; }
nav a:hover { border-color: var(--accent); }
section { padding-bottom: 1.5rem; border-top: 1px solid var(--line); }
section p { margin: .25rem 0 .75rem; max-width: 60rem; }
h2 { margin-top: 1.5rem; overflow-wrap: anywhere; }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
small { font-weight: normal; opacity: .75; }
.wording { margin: .75rem 0; padding: 0; list-style: none; }
ins { color: var(--good); text-underline-offset: .2em; } del { color: var(--bad); }
.sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
figure { margin: 0; min-width: 0; }
figcaption { margin-top: .2rem; font-size: .85em; opacity: .75; }
figure img { max-width: 100%; height: auto; }
.part { display: block; overflow: hidden; max-width: calc(var(--width) * 1px); aspect-ratio: var(--width) / var(--height); background: var(--mat); outline: 1px solid var(--line); border-radius: .4rem; }
a.part:focus-visible { outline: 2px solid var(--accent); }
.part img { max-width: none; width: calc(100% * var(--of) / var(--width)); margin: calc(-100% * var(--y) / var(--width)) 0 0 calc(-100% * var(--x) / var(--width)); border: 0; border-radius: 0; }
header .note { margin-top: 1rem; padding: .6rem 1rem; border-left: 4px solid var(--part); background: var(--soft); }
@media (max-width: 44rem) { body { padding: 0 .75rem 3rem; } .sides { grid-template-columns: minmax(0, 1fr); } }
`
