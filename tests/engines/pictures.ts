import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join('test-results', 'engines')

/** Writes down what was to be seen in each tab when a journey failed, and answers with where. */
export function keepPictures(name: string, pictures: Buffer[]): string[] {
  mkdirSync(folder, { recursive: true })
  return pictures.map((picture, index) => {
    const file = join(folder, `${name.replaceAll(/\W+/g, '-')}-${index + 1}.png`)
    writeFileSync(file, picture)
    return file
  })
}
