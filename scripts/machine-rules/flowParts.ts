import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages as allPages, type Page } from '../../src/app/pages'

const textIn = (folder: string, matches: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => matches.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** The parts of a flow that a machine lacks, each with the command that adds it. */
export function missingParts(stem: string): string[] {
  const example = `npm run new:flow -- ${stem}, which writes an example to adapt`
  const parts = [
    [existsSync(`tests/paths/${stem}.alphabet.ts`), `alphabet tests/paths/${stem}.alphabet.ts`, example],
    [
      textIn('tests/paths/screens', /\.ts$/).includes(`export const ${stem} = screenOf(`),
      `driver tests/paths/screens/${stem}.ts`,
      example,
    ],
    [
      textIn('src', /^(app|core|features)\b.*(?<!\.gen)\.tsx?$/).includes(`machines/${stem}.machine'`),
      `flow src/features/${stem}/ports.ts that provides its ports`,
      example,
    ],
    [existsSync(`tests/paths/golden/${stem}.json`), 'golden paths', `npm run paths:update -- ${stem}`],
    [existsSync(`machines/diagrams/${stem}.svg`), 'drawing', 'npm run diagrams'],
    [
      readFileSync('src/core/flows.gen.ts', 'utf8').includes(`${stem}Machine`),
      'place in the generated lists',
      'npm run generate',
    ],
  ] as const
  return parts.flatMap(([isThere, part, command]) => (isThere ? [] : [`has no ${part}: run ${command}`]))
}

/** The pages without a screen, and those that no link leads to, unless src/app/pages.ts says why. */
export function faultyPages(pages: Readonly<Record<string, Page>> = allPages): string[] {
  const links = textIn('src', /(?<!\.(?:gen|test))\.tsx?$/)
  return Object.entries(pages).flatMap(([name, { stem = name, screen, withoutLink }]) => {
    const isLinked = new RegExp(`\\bpaths\\.${stem}\\b`).test(links)
    if (!existsSync(`src/${screen}.tsx`))
      return [`src/${screen}.tsx does not exist: write it, or correct "screen" of ${name}`]
    if (!isLinked && !withoutLink)
      return [
        `no link leads to ${name}: add paths.${stem} to src/app/shell/ContractLinks.tsx or another place, or say in withoutLink how customers get there`,
      ]
    return isLinked && withoutLink ? [`a link leads to ${name}: remove its withoutLink`] : []
  })
}
