import type { ReactNode } from 'react'

/** The text about a flow, from its chapter of `machines/README.md`. */
export function Chapter({ markdown }: { markdown: string }) {
  const blocks = markdown
    .split('\n\n')
    .slice(1)
    .filter((block) => !/^[![]/.test(block))
  return blocks.map((block) =>
    block.startsWith('|') ? <Table key={block} markdown={block} /> : <p key={block}>{inline(block)}</p>,
  )
}

function Table({ markdown }: { markdown: string }) {
  const [head = [], , ...rows] = markdown
    .trim()
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '))
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell}>{cell}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {head.map((column, index) => (
              <td key={column}>{lines(cells[index] ?? '')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const lines = (cell: string): ReactNode =>
  cell.split('<br>').map((line) => <div key={line}>{inline(line)}</div>)

/** What stands between backticks is a name in the machine. */
const inline = (text: string): ReactNode =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text never move
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))
