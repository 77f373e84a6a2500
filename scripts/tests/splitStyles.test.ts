import { describe, expect, it } from 'vitest'
import { splitStyles } from '../vite/splitStyles'

const markup = '<main class="bare form"><h1 id="title">Login</h1><button type="button"></button></main>'
const layers = '@layer reset,base'

describe('the split of a style sheet', () => {
  it.each([
    '.bare > .form{gap:0}',
    '#title, #toaster{color:red}',
    ':is(h1, h2){margin:0}',
    'h1[data-sent]{color:red}',
    'button:not(:hover){color:red}',
    'h1::before{content:""}',
    '@media (forced-colors: active){@media (min-width: 1px){h1{color:red}}}',
    '@layer base{h1{color:red}}',
    '@font-face{src:url(a.woff2)}',
    'h1{animation:0s 15s both appear}@keyframes appear{from{opacity:0}}',
  ])('keeps %s critical', (rule) => {
    expect(splitStyles(`${layers};${rule}`, markup)).toEqual({
      critical: `${layers};${rule}`,
      deferred: layers,
    })
  })

  it.each([
    '.bare > .points{gap:0}',
    'body:has(#toaster p) .bare{gap:0}',
    'table, h2{color:red}',
    'h1:hover{color:red}',
    'button::-moz-focus-inner{border:0}',
    '@media print{h1{color:red}}',
    '@layer base{html{--mark:url(a.svg)}}',
    '@keyframes turn{to{rotate:1turn}}',
  ])('defers %s', (rule) => {
    expect(splitStyles(`${layers};${rule}`, markup)).toEqual({
      critical: layers,
      deferred: `${layers};${rule}`,
    })
  })

  it('defers only the picture of a rule', () => {
    expect(splitStyles('h1{color:red;background:url(a.svg)}', markup)).toEqual({
      critical: 'h1{color:red}',
      deferred: 'h1{background:url(a.svg)}',
    })
  })
})
