import { useState } from 'react'
import type { Flow } from './flows'

/** Takes a machine to Stately's editor, by way of the clipboard. */
export function CopySource({ flow }: { flow: Flow }) {
  const [copied, setCopied] = useState<Flow>()
  async function copy() {
    await navigator.clipboard.writeText(flow.source)
    setCopied(flow)
  }
  return (
    <>
      <button type="button" onClick={copy}>
        Copy for Stately’s editor
      </button>
      <span role="status">
        {copied === flow && 'Copied. Paste it into the code panel of stately.ai/editor.'}
      </span>
    </>
  )
}
