import { sourceFiles } from './sourceFiles'

/** The ids at the beginning of a title, as in `it('F7 F8: …')`, and the rest of it. */
const titleWithIds = /\(\s*(['"`])((?:[A-Z]\d{1,2}[ ,]+)*[A-Z]\d{1,2}): ((?:\\.|(?!\1).)*)\1/g

/** The titles in the text of a test file that begin with ids of requirements. */
export const titlesIn = (text: string) =>
  [...text.matchAll(titleWithIds)].map(([, , ids = '', title = '']) => ({
    requirements: ids.split(/[ ,]+/),
    // What the test puts in is known when it runs.
    title: title.replace(/\$\{[^}]*\}/g, '…').replaceAll('\\', ''),
  }))

const TEST_FILE = /^(?!.*node_modules).*\.(test|spec)\.tsx?$/

/** Every title of a test that names requirements; the titles of paths are in the goldens. */
export const testTitles = () =>
  ['src', 'tests', 'tools']
    .flatMap((folder) => sourceFiles(folder, TEST_FILE))
    .flatMap(({ file, text }) => titlesIn(text).map((title) => ({ file, ...title })))
