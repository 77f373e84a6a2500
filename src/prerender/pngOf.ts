import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// Build only. The library can be initialised once per process, so its state is this module's too.
let loading: Promise<void> | undefined

/** A drawing as a PNG of this many pixels. */
export async function pngOf(svg: string, width: number): Promise<Uint8Array> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  loading ??= initWasm(readFileSync(wasm))
  await loading
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}
