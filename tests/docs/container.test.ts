import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

const file = readFileSync('deploy/Containerfile', 'utf8')

it('S7: portal.env names each variable of the template, and so does who starts the container', () => {
  const names = namesIn(readFileSync('deploy/nginx/portal.env', 'utf8'), /^(PORTAL_\w+)=/gm)
  const template = readFileSync('deploy/nginx/portal.conf.template', 'utf8')
  expect([...new Set(namesIn(template, /\$\{(PORTAL_\w+)\}/g))]).toEqual(names)
  const given = namesIn(readFileSync('docs/deployment.md', 'utf8'), /-e (PORTAL_\w+)=/g)
  expect([...new Set([...namesIn(file, /(PORTAL_\w+)=/g), ...given])].sort()).toEqual(names)
})

it('S7: the container is of a named version, runs without root and says whether it is healthy', () => {
  expect(file).toMatch(/^FROM \S+:\d+\.\d+\.\d+\S*$/m)
  expect(file).toMatch(/^USER (?!0|root)\S+$/m)
  expect(file).toMatch(/^HEALTHCHECK CMD .+/m)
})
