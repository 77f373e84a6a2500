import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrawnFlow, drawnFlows } from './drawnFlow'
import { lightOnly, TEXT_FORMATS } from './export/formats'
import { picturesOf } from './export/pictures'
import { layoutOf } from './layout'
import { svgOf } from './svg'

/** Writes machines in every form; all of them, or the one that is named. Gives back what there is to say. */
export async function exportMachines(folder: string, only: string | undefined): Promise<string> {
  const flows = drawnFlows().filter(({ stem }) => only === undefined || stem === only)
  if (flows.length === 0) throw new Error(`there is no machine ${only}`)
  const drawings = new Map<string, string>()
  mkdirSync(folder, { recursive: true })
  for (const drawn of flows) {
    const svg = svgOf(await layoutOf(drawn.flow))
    drawings.set(drawn.stem, lightOnly(svg))
    writeFileSync(join(folder, `${drawn.stem}.svg`), svg)
    writeTexts(folder, drawn)
  }
  const pictures = await picturesOf(drawings)
  for (const [stem, picture] of pictures) writeFileSync(join(folder, `${stem}.png`), picture)
  const missing =
    pictures.size === 0 ? '; without PNG, for there is no Chromium (the README tells how to name one)' : ''
  return `${flows.length} machines exported to ${folder}${missing}`
}

function writeTexts(folder: string, { stem, file: { machine } }: DrawnFlow) {
  if (machine instanceof Error) throw machine
  for (const { ending, write } of TEXT_FORMATS)
    writeFileSync(join(folder, `${stem}.${ending}`), write(machine))
}
