import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Alphabet } from '../kit/alphabet'
import { readGolden } from '../kit/golden'
import { pathTitle } from '../kit/names'
import { markedDrawing, marksOf } from './drawing'
import type { FailureGroup } from './failures'

const root = join(import.meta.dirname, '..', '..', '..')

interface Picture {
  label: string
  /** Beside the report. */
  file: string
}

/** What shows a fault beside words. */
export interface Illustration {
  drawing?: string
  pictures: Picture[]
  /** Everything that happened on the shortest path. */
  trace?: string
}

/** The part of `gallery.json` that is read here. */
interface Gallery {
  states: {
    machine: string
    state: string
    pictures: { width: number; locale: string; scheme: string; file: string }[]
  }[]
}

/** The picture of a state as a customer sees it at a desk, if there is a gallery. */
function pictureOf(gallery: string, stem: string, state: string | undefined): string | undefined {
  const list = join(gallery, 'gallery.json')
  if (!existsSync(list)) return undefined
  const { states }: Gallery = JSON.parse(readFileSync(list, 'utf8'))
  const shown = states.find((one) => one.machine === stem && one.state === state)
  const picture = shown?.pictures.find(
    ({ width, locale, scheme }) => width === 1280 && locale === 'de' && scheme === 'light',
  )
  const file = picture && join(gallery, picture.file)
  return file && existsSync(file) ? file : undefined
}

async function drawingOf({ stem, seen, failures: [{ path, step }] }: FailureGroup) {
  const file = join(root, 'machines', 'diagrams', `${stem}.svg`)
  const golden = readGolden(stem)
  const frozen = golden.paths.find((one) => pathTitle(one) === pathTitle(path))
  if (!existsSync(file) || !frozen) return undefined
  const { alphabet }: { alphabet: Alphabet } = await import(`../${stem}.alphabet.ts`)
  return markedDrawing(readFileSync(file, 'utf8'), marksOf(alphabet, golden, frozen, step, seen))
}

/** Draws each fault and copies its pictures and traces into the folder of the report. */
export async function illustrate(
  groups: readonly FailureGroup[],
  folder: string,
  gallery = join(root, 'gallery'),
): Promise<Map<FailureGroup, Illustration>> {
  const kept = 'failures'
  const copy = (file: string, name: string) => {
    mkdirSync(join(folder, kept), { recursive: true })
    const copied = `${kept}/${name}${extname(file)}`
    copyFileSync(file, join(folder, copied))
    return copied
  }
  const illustrated = groups.map(async (group, index): Promise<[FailureGroup, Illustration]> => {
    const { stem, expected, seen, failures } = group
    const named = (what: string) => `${stem}-${index + 1}-${what}`
    const keptAs = (wanted: string) =>
      failures
        .flatMap((failure) => failure.kept)
        .filter(({ name, file }) => name === wanted && existsSync(file))
    const [photo] = keptAs('seen')
    const [wanted, looksLike] = [pictureOf(gallery, stem, expected), pictureOf(gallery, stem, seen)]
    const pictures = [
      wanted && { label: `${expected}, as expected`, file: copy(wanted, named('expected')) },
      photo && { label: 'What was seen', file: copy(photo.file, named('seen')) },
      !photo && looksLike && { label: `${seen}, as it looks`, file: copy(looksLike, named('like')) },
    ]
    const [trace] = keptAs('trace')
    return [
      group,
      {
        drawing: await drawingOf(group),
        pictures: pictures.filter((one) => typeof one === 'object'),
        trace: trace && copy(trace.file, named('trace')),
      },
    ]
  })
  return new Map(await Promise.all(illustrated))
}
