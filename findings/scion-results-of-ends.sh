#!/bin/sh
# @scion-scxml/scxml 4.3.27: if several <final> states have <donedata> with <param>, each of them returns the data of the
# last one. With <content expr> each returns its own. Expected: its own in both forms.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @scion-scxml/scxml@4.3.27
cat > run.js <<'JS'
const { core, documentStringToModel } = require('@scion-scxml/scxml')
const resultOf = (form) =>
  new Promise((resolve) => {
    const end = (id) => `<final id="${id}"><donedata>${form(id)}</donedata></final>`
    const text = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">
      <state id="outer">
        <state id="start"><transition event="go" target="first"/></state>${end('first')}${end('last')}
        <transition event="done.state.outer" target="end"><log expr="_event.data.name"/></transition>
      </state><state id="end"/></scxml>`
    documentStringToModel('file:///flow.scxml', text, (_, factory) =>
      factory.prepare((_, model) => {
        const flow = new core.Statechart(model, { console: { log: (...texts) => resolve(texts.join('').trim()) } })
        flow.start()
        flow.gen('go')
      }, { console }), {})
  })
const param = resultOf((id) => `<param name="name" expr="'${id}'"/>`)
const content = resultOf((id) => `<content expr="({ name: '${id}' })"/>`)
Promise.all([param, content]).then((results) => console.log(`in first: param ${results[0]}, content ${results[1]}`))
JS
found=$(timeout 20 node run.js)
[ "$found" = 'in first: param last, content first' ] || { echo "now: $found"; exit 1; }
