#!/bin/sh
# @xstate/react 6.1.0 with xstate 5.33.3: in React's strict mode, `useActorRef` stops and starts its actor. An `actor.on`
# listener from before the first start (here from the inspection event `@xstate.actor`) is gone afterwards, but a listener
# from the inspection event of the start stays. Without strict mode, both stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund xstate@5.33.3 @xstate/react@6.1.0 react@19.3.1 react-dom@19.3.1 jsdom@29.1.1
cat > run.mjs <<'JS'
import { JSDOM } from 'jsdom'
const { window } = new JSDOM('<main></main>')
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true })
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true })
const { act, createElement, Fragment, StrictMode } = await import('react')
const { createRoot } = await import('react-dom/client')
const { useActorRef } = await import('@xstate/react')
const { emit, setup } = await import('xstate')
const lamp = setup({}).createMachine({ on: { press: { actions: emit({ type: 'pressed' }) } } })
for (const [name, mode] of [['plain', Fragment], ['strict', StrictMode]]) {
  const heard = new Set()
  let actor
  const inspect = ({ type, event, actorRef }) => {
    if (type === '@xstate.actor') actorRef.on('pressed', () => heard.add('from its creation'))
    if (type === '@xstate.event' && event.type === 'xstate.init') actorRef.on('pressed', () => heard.add('from its start'))
  }
  const Lamp = () => {
    actor = useActorRef(lamp, { inspect })
    return null
  }
  const root = createRoot(document.querySelector('main'))
  await act(async () => root.render(createElement(mode, null, createElement(Lamp))))
  actor.send({ type: 'press' })
  console.log(`${name}: ${[...heard].join(', ')}`)
  await act(async () => root.unmount())
}
JS
cat > expected <<'TEXT'
plain: from its creation, from its start
strict: from its start
TEXT
NODE_ENV=development node run.mjs | diff expected -
