#!/bin/sh
# @scion-scxml/scxml 4.3.27: of a <script>, the compiler keeps only the last piece of text. White space after a CDATA section
# replaces the code, without an error until something calls it. Expected: all text, as an XML parser joins it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @scion-scxml/scxml@4.3.27
cat > run.js <<'JS'
const { core, documentStringToModel } = require('@scion-scxml/scxml')
const start = (script) =>
  new Promise((resolve) => {
    const text = `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript">
      <script>${script}</script>
      <state id="start"><transition event="go" cond="ready()" target="end"/></state><final id="end"/></scxml>`
    documentStringToModel('file:///flow.scxml', text, (_, factory) =>
      factory.prepare((_, model) => {
        const flow = new core.Statechart(model, {})
        flow.once('onError', ({ data }) => resolve(data.reason))
        flow.start()
        const [state] = flow.gen('go')
        resolve(`no error, in ${state}`)
      }, { console }), {})
  })
const code = '<![CDATA[var ready = function () { return true }]]>'
start(code).then(async (without) => console.log(`${without}; with white space: ${await start(`${code}\n`)}`))
JS
found=$(timeout 20 node run.js)
[ "$found" = 'no error, in end; with white space: ready is not defined' ] || { echo "now: $found"; exit 1; }
