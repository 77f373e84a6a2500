import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

const file = readFileSync('deploy/Containerfile', 'utf8')

it('S7: portal.env and the commands that start the container set each variable of the template', () => {
  const names = namesIn(readFileSync('deploy/nginx/portal.env', 'utf8'), /^(PORTAL_\w+)=/gm)
  const template = readFileSync('deploy/nginx/portal.conf.template', 'utf8')
  expect([...new Set(namesIn(template, /\$\{(PORTAL_\w+)\}/g))]).toEqual(names)
  const documented = namesIn(readFileSync('docs/deployment.md', 'utf8'), /-e (PORTAL_\w+)=/g)
  expect([...new Set([...namesIn(file, /(PORTAL_\w+)=/g), ...documented])].sort()).toEqual(names)
})

it('S7: the container pins its version, runs without root and reports its health', () => {
  expect(file).toMatch(/^FROM \S+:\d+\.\d+\.\d+\S*$/m)
  expect(file).toMatch(/^USER (?!0|root)\S+$/m)
  expect(file).toMatch(/^HEALTHCHECK CMD .+/m)
})
