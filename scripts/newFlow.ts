/**
 * Writes a new flow with a page that works: it shows a text, and sends a change that the customer confirms. Each template
 * is at the place of its file in scripts/newFlow/. What exists stays, so it also writes what an incomplete flow lacks:
 *   npm run new:flow -- parcel
 */
import { execSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locales } from '../i18n/i18n-util'

const TEMPLATES = 'scripts/newFlow'
const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-zA-Z]+$/.test(name))
  throw new Error('Name the flow as its machine, a noun such as simBlock: npm run new:flow -- parcel')

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spaced = (separator: string) => name.replace(/[A-Z]/g, (letter) => separator + letter.toLowerCase())

/** The text of a template with the name of the flow in each of its spellings. */
const fillIn = (template: string) =>
  template
    .replaceAll(/(?<='|\/api)\/parcel\b/g, `/${spaced('-')}`)
    .replaceAll(/\bof parcel\b/g, `of ${spaced(' ')}`)
    .replaceAll("heading: 'Parcel'", `heading: '${upperFirst(spaced(' '))}'`)
    .replaceAll('PARCEL', spaced('_').toUpperCase())
    .replaceAll('Parcel', upperFirst(name))
    .replaceAll('parcel', name)

function write(file: string, template: string): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fillIn(readFileSync(join(TEMPLATES, template), 'utf8')))
  console.info(file)
}

/** Adds a text before the last occurrence of another one in a file, unless the file already has it. */
function insert(file: string, before: string, text: string): void {
  const content = readFileSync(file, 'utf8')
  if (content.includes(text.trim())) return
  const index = content.lastIndexOf(before)
  if (index < 0) throw new Error(`${file} has no ${before.trim()}`)
  writeFileSync(file, content.slice(0, index) + text + content.slice(index))
  console.info(file)
}

/** Adds the constant of the flow to a list that imports all of them; Biome sorts the imports. */
function list(file: string, from: string, before: string, entry: string): void {
  insert(file, before, `  ${entry},\n`)
  const content = readFileSync(file, 'utf8')
  const line = `import { ${name} } from '${from}'\n`
  if (!content.includes(line)) writeFileSync(file, content.replace(/^import /m, `${line}import `))
}

const templates = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?\.txt$/.test(file),
)
for (const template of templates.filter((file) => !file.startsWith('i18n')))
  write(template.replaceAll('parcel', name).replace('Parcel', upperFirst(name)).replace('.txt', ''), template)
for (const locale of locales) {
  const template = `i18n/${locale}.ts.txt`
  write(`i18n/${locale}/${name}.ts`, templates.includes(template) ? template : 'i18n/en.ts.txt')
}
insert(
  'openapi.yaml',
  '\ncomponents:\n',
  `\n${fillIn(readFileSync(join(TEMPLATES, 'openapi.yaml.txt'), 'utf8')).trimEnd()}\n`,
)
insert('src/domain/paths.ts', '} as const\n', `  ${name}: '/${spaced('-')}',\n`)
insert(
  'src/app/routes.ts',
  '} as const satisfies',
  `  ${name}: { path: paths.${name}, ...signedIn, load: () => import('../features/${name}/${upperFirst(name)}') },\n`,
)
insert(
  'src/core/flows.ts',
  '}\n\nexport type',
  `  ${name}: typeof import('../../machines/${name}.machine').${name}Machine\n`,
)
for (const locale of locales) list(`i18n/${locale}/rest.ts`, `./${name}.js`, '  message: {\n', name)
list('sandbox/operations.ts', `./${name}`, '}\n', `...${name}`)
list('tests/paths/drivers/all.ts', `./${name}`, '} satisfies', name)
insert(
  'docs/integration.md',
  '\nEvery call carries `Locale`',
  `- ${upperFirst(spaced(' '))}: \`GET /api/${spaced('-')}\`, \`POST /api/${spaced('-')}\`.\n`,
)
for (const command of [
  'npm run generate',
  `npx biome check --write i18n machines sandbox src tests/paths`,
  `npm run paths:update -- ${name}`,
  'npm run diagrams',
]) {
  console.info(command)
  execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] })
}
console.info(`
npm start, sign in and open /${spaced('-')}. Then describe the flow in machines/${name}.machine.ts, and follow CONTRIBUTING.md.
npm run check && npm run test:paths -- --machine ${name}`)
