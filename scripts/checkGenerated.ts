/** Fails when a generated file is out of date: generates all files again and compares them with the existing ones. */
import { execSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const GENERATED = /\.gen(\.d)?\.ts$|schema\.d\.ts$|i18n-(types|util[.\w]*)\.ts$|vector\.yaml$/

/** The content of every generated file, by its path. */
const readGenerated = () =>
  new Map(
    ['deploy', 'i18n', 'sandbox', 'src', 'tests/paths'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => GENERATED.test(name))
        .map((name) => [`${folder}/${name}`, readFileSync(`${folder}/${name}`, 'utf8')] as const),
    ),
  )

const previousContents = readGenerated()
execSync('npm run generate', { stdio: 'pipe' })
const contents = [...readGenerated()]
const stale = contents.filter(([file, content]) => previousContents.get(file) !== content)
if (stale.length > 0) {
  console.error(`Stale, now regenerated; commit them: ${stale.map(([file]) => file).join(', ')}`)
  process.exitCode = 1
} else console.log(`${contents.length} generated files are current`)
