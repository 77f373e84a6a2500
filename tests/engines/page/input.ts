import type { InputSource } from '../drivers/engine'

/** Keys that write nothing, as WebDriver names them. */
const keys = {
  Control: '\uE009',
  Enter: '\uE007',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
} as const

export type Key = keyof typeof keys

const down = (value: string) => ({ type: 'keyDown' as const, value })
const up = (value: string) => ({ type: 'keyUp' as const, value })
const keyboard = (actions: ReturnType<typeof down | typeof up>[]): InputSource[] => [
  { type: 'key', id: 'keyboard', actions },
]

export const typed = (text: string) => keyboard([...text].flatMap((letter) => [down(letter), up(letter)]))
export const pressed = (key: Key) => keyboard([down(keys[key]), up(keys[key])])
/** Marks all that stands in a field. */
export const allMarked = () => keyboard([down(keys.Control), down('a'), up('a'), up(keys.Control)])

export const clicked = ({ x, y }: { x: number; y: number }): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
