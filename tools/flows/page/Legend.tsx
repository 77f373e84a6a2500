import type { ReactNode } from 'react'

const Box = ({ looks = '', children }: { looks?: string; children?: ReactNode }) => (
  <g className={`state ${looks}`}>
    <rect x="3" y="4" width="66" height="32" rx="7" />
    {children ?? (
      <text className="title" x="12" y="25">
        state
      </text>
    )}
  </g>
)

const Arrow = ({ looks = '' }: { looks?: string }) => (
  <g className={`transition ${looks}`}>
    <path className="arrow" d="M3 20H62" />
    <path className="head" d="M69 20l-7-3.5v7z" />
    <rect className="label" x="14" y="11" width="38" height="18" rx="4" />
    <text className="event" x="17" y="24" textLength="32">
      event
    </text>
  </g>
)

const signs: readonly [ReactNode, string][] = [
  [
    <Box key="" />,
    'A state, with what the customer sees in it. What stands below happens without leaving it.',
  ],
  [
    <Box key="" looks="group">
      <rect x="14" y="16" width="20" height="14" rx="4" />
      <rect x="40" y="16" width="20" height="14" rx="4" />
    </Box>,
    'A state with others inside. An arrow from its name leaves any of these.',
  ],
  [<Box key="" looks="parallel" />, 'Dashed: its parts run at the same time.'],
  [<Box key="" looks="failure" />, 'Red: something went wrong.'],
  [<Box key="" looks="final" />, 'A thick green border: an end.'],
  [
    <g key="">
      <path className="arrow" d="M12 20H62" />
      <path className="head" d="M69 20l-7-3.5v7z" />
      <circle className="dot" cx="12" cy="20" r="4.5" />
    </g>,
    'The dot leads to where a flow, or a state with others inside, begins.',
  ],
  [
    <Arrow key="" />,
    'The event in bold, the [guard] that must hold, the actions after a /, and what it means.',
  ],
  [<Arrow key="" looks="failure" />, 'A red arrow: what goes wrong leads along it.'],
  [<Box key="" looks="chosen" />, 'Chosen: the address names it.'],
  [<Box key="" looks="named" />, 'It belongs to the requirement or golden path that was looked for.'],
  [
    <g key="" transform="translate(0 5)">
      <Arrow looks="named" />
      <g className="steps-taken">
        <rect x="20" y="-4" width="17" height="16" rx="8" />
        <text x="25" y="8.5">
          3
        </text>
      </g>
    </g>,
    'The steps at which the golden path takes the arrow.',
  ],
  [<Box key="" looks="lit" />, 'Live and replay: the flow is in this state.'],
  [<Arrow key="" looks="taken" />, 'Live and replay: it came there by this arrow.'],
  [
    <Arrow key="" looks="weighed" />,
    'Sessions over each other: the thicker and warmer, the more often taken.',
  ],
  [<Arrow key="" looks="never" />, 'Sessions over each other, dotted: never taken.'],
]

/** What the signs of a drawing mean, drawn as the drawings are. */
export const Legend = () => (
  <ul className="legend">
    {signs.map(([sign, meaning]) => (
      <li key={meaning}>
        <svg className="flow" width="72" height="40" aria-hidden="true">
          {sign}
        </svg>
        {meaning}
      </li>
    ))}
  </ul>
)
