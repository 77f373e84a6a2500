import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../src/domain/paths'

const textIn = (folder: string, matches: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => matches.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

/** The parts of a flow that a machine lacks, each with the command that adds it. */
export function missingParts(stem: string): string[] {
  const example = `npm run new:flow -- ${stem}, which writes an example to adapt`
  const parts = [
    [existsSync(`tests/paths/cases/${stem}.ts`), `cases tests/paths/cases/${stem}.ts`, example],
    [
      textIn('tests/paths/drivers', /\.ts$/).includes(`export const ${stem} = driverOf(`),
      `driver tests/paths/drivers/${stem}.ts`,
      example,
    ],
    [
      textIn('src', /^(app|core|features)\b.*(?<!\.test|core\/flows)\.tsx?$/).includes(
        `machines/${stem}.machine'`,
      ),
      `flow src/features/${stem}/ports.ts that provides its ports`,
      example,
    ],
    [existsSync(`tests/paths/golden/${stem}.json`), 'golden paths', `npm run paths:update -- ${stem}`],
    [existsSync(`machines/diagrams/${stem}.svg`), 'drawing', 'npm run diagrams'],
    [
      readFileSync('src/core/flows.ts', 'utf8').includes(`${stem}Machine`),
      'line in src/core/flows.ts',
      example,
    ],
  ] as const
  return parts.flatMap(([isThere, part, command]) => (isThere ? [] : [`has no ${part}: run ${command}`]))
}

/** How customers get to a page that no link leads to, by the name of its path. */
const ways: Readonly<Record<string, string>> = {
  resetPassword: 'An e-mail has the link.',
  topUpResult: 'The payment provider leads here.',
  mobilePayment: 'The app of the provider opens it.',
}

/** The pages that no link leads to, unless `withoutLink` says how customers get there. */
export function unlinkedPages(names = Object.keys(paths), withoutLink = ways): string[] {
  // The table of routes names every path.
  const code = textIn('src', /(?<!\.(?:gen|test)|app\/routes)\.tsx?$/)
  return names.flatMap((name) => {
    const isLinked = new RegExp(`\\bpaths\\.${name}\\b`).test(code)
    if (!isLinked && !withoutLink[name])
      return [
        `no link leads to ${name}: add paths.${name} to src/app/menu/ContractLinks.tsx or another place, or say in scripts/machine-rules/flowParts.ts how customers get there`,
      ]
    return isLinked && withoutLink[name] ? [`a link leads to ${name}: remove it from the ways`] : []
  })
}
