import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = execSync('git ls-files "*.md"', { encoding: 'utf8' }).trim().split('\n')

it.each(documents)('%s links to files that exist', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(
    ([, markdown, html]) => markdown ?? html ?? '',
  )
  const files = links.filter((link) => !/^([a-z]+:|#|\/)/i.test(link)).map((link) => link.replace(/#.*/, ''))
  expect(files.filter((file) => !existsSync(join(dirname(document), decodeURI(file))))).toEqual([])
})
