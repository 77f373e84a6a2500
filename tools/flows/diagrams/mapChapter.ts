import { announcementsOf, type MapData } from './map'

const INTRODUCTION = `## The map of all flows

A dashed box is a part of the portal; an arrow without words starts the flow that it leads to. An arrow with words goes from a
flow that announces something to one that is told: in bold what is announced, below it the event that the other is sent. What
is announced to no other flow stands in the box of its flow, with what comes of it; before it stand the time limits. The map is
read from the code: from the machines, from who runs them, and from the table of announcements in
[announcements.ts](../../../scripts/src/app/announcements.ts).

![The map of all flows](diagrams/map.svg)
`

/** The part of the page that is about all flows together. */
export const mapChapter = (data: MapData): string => {
  const announced = announcementsOf(data)
  const types = [...new Set(announced.map(({ type }) => type))].sort()
  const rows = types.map((type) => {
    const all = announced.filter((one) => one.type === type)
    const code = data.announcers
      .filter((one) => one.type === type)
      .map(({ by }) => `[${by}](../../../scripts/${by}.ts)`)
    const outcomes = all.flatMap(({ sends, does }) => [
      ...sends.map(({ flow, event }) => `${flow} is sent \`${event}\``),
      ...does,
    ])
    return [
      `\`${type}\``,
      [...all.map(({ flow }) => `[${flow}](#${flow.toLowerCase()})`), ...new Set(code)].join(', '),
      [...new Set(outcomes)].join(', ') || 'nobody listens',
    ]
  })
  return [
    INTRODUCTION,
    ...[['announcement', 'who announces it', 'what comes of it'], ['---', '---', '---'], ...rows].map(
      (cells) => `| ${cells.join(' | ')} |`,
    ),
    '',
  ].join('\n')
}
