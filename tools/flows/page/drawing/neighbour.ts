export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

interface Placed {
  x: number
  y: number
}

/** Of some things in a plane the next in a direction: what lies aside counts twice. */
export function neighbour<T extends Placed>(
  from: Placed,
  others: readonly T[],
  direction: Direction,
): T | undefined {
  const ahead = ({ x, y }: Placed) =>
    ({ ArrowUp: from.y - y, ArrowDown: y - from.y, ArrowLeft: from.x - x, ArrowRight: x - from.x })[direction]
  const aside = ({ x, y }: Placed) => Math.abs(/Up|Down/.test(direction) ? x - from.x : y - from.y)
  const distance = (other: Placed) => ahead(other) + 2 * aside(other)
  return others
    .filter((other) => ahead(other) > 1 && ahead(other) >= aside(other) / 2)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

export const isDirection = (key: string): key is Direction => /^Arrow(Up|Down|Left|Right)$/.test(key)
