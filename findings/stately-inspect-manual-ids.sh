#!/bin/sh
# @statelyai/inspect 0.7.2: `inspector.actor(id, snapshot, { rootId, parentId })`, as its types offer, loses both for an
# actor that is named by a text. The tree of actors is flat. An actor of XState keeps its own root and parent.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @statelyai/inspect@0.7.2 xstate@5.33.3
cat > test.mjs <<'JS'
import { createInspector } from '@statelyai/inspect'

const seen = []
const inspector = createInspector({ send: (event) => seen.push(event) })
inspector.actor('child', { status: 'active' }, { rootId: 'root', parentId: 'parent' })
const [{ sessionId, rootId = 'no root', parentId = 'no parent' }] = seen
console.log(`${sessionId}, ${rootId}, ${parentId}`)
JS
found=$(node test.mjs)
[ "$found" = 'child, no root, no parent' ] || { echo "now: $found"; exit 1; }
