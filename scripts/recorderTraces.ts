import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Words of the recorder that no minifier changes, at least one for each of its parts. */
export const recorderWords = ['portal-inspection', 'Sitzung speichern', 'Sačuvaj sesiju', '▒', 'partykit']

/** Each place in a build that holds a word of the recorder. */
export const recorderTraces = (build: string) =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(build, file), 'utf8')
      return recorderWords.filter((word) => text.includes(word)).map((word) => ({ file, word }))
    })
