import type { DrawnFlow } from './drawnFlow'
import { flowChapter } from './flowChapter'

const INTRODUCTION = `# The flows

Every flow of the portal is a statechart, one a file, with nothing but \`xstate\` in it: any of these files can be pasted
into a Stately tool and clicked through there. This page and its drawings are made from the machines by \`npm run diagrams\`,
and \`npm run check\` refuses them when they are stale.

How to read a drawing: a box is a state, with what the customer sees in it; the dot leads to where a flow begins. An arrow
from the name of a box with others inside leaves any of these; what happens without leaving a state stands in its box. On an
arrow stand the event in bold, the guard that must hold in [brackets], the actions after a / and what it means. Red is what
goes wrong. A port is a question to the provider; in parentheses stands what it does there: it reads, changes or charges.
\`loadTariffs answers\` is the event of its answer, \`loadTariffs fails\` that there was none that can be used. A thick
green border is an end. The ids in parentheses are requirements.
`

/** The page about all flows; `map` is its part about how they belong together. */
export const atlas = (flows: readonly DrawnFlow[], map: string): string =>
  [
    INTRODUCTION,
    map,
    '## One by one\n',
    '| flow | what it is about |',
    '| --- | --- |',
    ...flows.map(({ stem, flow }) => `| [${stem}](#${stem.toLowerCase()}) | ${flow.root.description} |`),
    '',
    ...flows.map(flowChapter),
  ].join('\n')
