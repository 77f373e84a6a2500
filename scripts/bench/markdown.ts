import { holds, marksTable, type Part, type Section } from './report'
import { slow } from './throttle'

const table = ([head = [], ...rows]: readonly (readonly string[])[]): string[] => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}

const chapter = ({ title, intro, rows }: Section) => [`## ${title}`, '', intro, '', ...table(rows), '']

export interface Found extends Part {
  runs: number
  troubles: readonly string[]
}

/** The page that tells how fast the portal is. */
export function performancePage({ sections, marks, runs, troubles }: Found): string {
  const hindered = marks.flatMap((mark) =>
    mark.hindrance && !holds(mark) ? [`- ${mark.what}: ${mark.hindrance}`] : [],
  )
  const missing = troubles.map((trouble) => `- ${trouble}`)
  return [
    '# How fast it is',
    '',
    'Written by `npm run bench`; do not change it by hand. Times of one machine say little about another, so what the portal',
    'promises is told as ratios to **floors** that are measured in the same run, each round one page after the other: `react`',
    "alone with a heading, the leanest login of the portal's stack (React, XState, wouter, Chakra's style engine with the brand's",
    'tokens, typesafe-i18n: one field, one button, one small statechart), and that with its HTML in the document and its styles in',
    'a sheet. They are built as the portal is ([scripts/bench/floors](../scripts/bench/floors)).',
    '',
    '![First paint and use of the portal and its floors, as bars](pictures/performance.svg)',
    '',
    '## Marks',
    '',
    ...table(marksTable(marks)),
    '',
    ...(hindered.length > 0 ? ['What does not hold, and why:', '', ...hindered, ''] : []),
    ...(missing.length > 0 ? ['Not measured:', '', ...missing, ''] : []),
    '## Conditions',
    '',
    `Where it says "slowly": a phone of 412 by 823 pixels in headless Chromium, its processor slowed down ${slow.cpu} times, ${slow.downMbps} Mbit/s down,`,
    `${slow.upKbps} kbit/s up, ${slow.latencyMs} ms latency; everything served by brotli over HTTP/1.1, nothing cached, the sandbox as provider. ${runs} rounds,`,
    'each in a new browser, each beginning with another page; the median is given, and the lowest and the highest in brackets. A',
    'ratio is the median of the ratios of each round.',
    '',
    '```sh',
    'npm run bench                                   # all of it, and this page',
    'npm run bench -- --only loads --runs 3          # one part, told in the terminal alone',
    "npm run bench -- --url https://portal.example/login --ready 'input[type=tel]'   # another page beside it",
    'npm run bench -- --frames                       # also the pictures of the first moments',
    '```',
    '',
    'What `--ready` names is waited for; a field is typed into. Then nothing is written but to the terminal.',
    '',
    ...sections.flatMap(chapter),
    '## The first moments',
    '',
    'What is seen so many milliseconds after the page was asked for, slowly: the login, then the overview of who is signed in.',
    '',
    '![The login from 0 to 3,000 ms](pictures/frames-login.png)',
    '![The overview from 0 to 3,000 ms](pictures/frames-overview.png)',
    '',
  ].join('\n')
}
