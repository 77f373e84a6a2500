#!/bin/sh
# @statelyai/inspect 0.7.2 with XState 5.33.3: an actor of a promise that is spawned without an id has no name and an empty
# definition, because the promise's creator is taken for a machine's configuration. A spawned machine has its id.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @statelyai/inspect@0.7.2 xstate@5.33.3
cat > test.mjs <<'JS'
import { createInspector } from '@statelyai/inspect'
import { createActor, createMachine, fromPromise } from 'xstate'

const seen = []
const inspector = createInspector({ send: (event) => seen.push(event) })
const parent = createMachine({
  id: 'parent',
  context: ({ spawn }) => ({ port: spawn(fromPromise(async () => 1)), child: spawn(createMachine({ id: 'child' })) }),
})
createActor(parent, { inspect: inspector.inspect }).start()
const actors = () => seen.filter(({ type }) => type === '@xstate.actor')
while (actors().length < 3) await new Promise((resolve) => setTimeout(resolve, 10))
console.log(actors().map(({ name = 'no name', definition }) => `${name} ${definition === '{}' ? 'empty' : 'defined'}`).join(', '))
JS
found=$(node test.mjs)
[ "$found" = 'parent defined, no name empty, child defined' ] || { echo "now: $found"; exit 1; }
