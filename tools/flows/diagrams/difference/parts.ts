import { entries } from '../../../../scripts/machine-rules/literal'
import type { MachineFile } from '../../../../scripts/machine-rules/machineFile'
import { type Declared, declaredEvents, declaredPorts } from '../declaredTypes'
import { timeLimits } from '../timeLimits'

/** What differs of a machine beside its states and transitions, in words: it stands in `setup`, and no drawing shows it. */
export function changesOfParts(before: MachineFile, after: MachineFile): string[] {
  const listed = (name: string, read: (file: MachineFile) => string[]) =>
    changesOfList(name, read(before), read(after))
  return [
    ...listed('event', (file) => declaredEvents(file, 'events').map(signature)),
    ...listed('announcement', (file) => declaredEvents(file, 'emitted').map(signature)),
    ...listed('port', (file) => declaredPorts(file).map(signature)),
    ...listed('time limit', timeLimits),
    ...rewritten('guard', 'guards', before, after),
    ...rewritten('action', 'actions', before, after),
  ]
}

const signature = ({ name, fields }: Declared): string =>
  fields.length > 0 ? `${name} (${fields.join(', ')})` : name

const changesOfList = (name: string, before: string[], after: string[]): string[] => [
  ...after.filter((one) => !before.includes(one)).map((one) => `new: the ${name} ${one}`),
  ...before.filter((one) => !after.includes(one)).map((one) => `gone: the ${name} ${one}`),
]

/** A name may stay while what it stands for is written anew. */
function rewritten(
  name: string,
  kind: 'guards' | 'actions',
  before: MachineFile,
  after: MachineFile,
): string[] {
  const former = writtenIn(before, kind)
  return [...writtenIn(after, kind)].flatMap(([key, text]) => {
    const was = former.get(key)
    return was !== undefined && was !== text ? [`changed: the ${name} ${key} is written anew`] : []
  })
}

const writtenIn = ({ setup }: MachineFile, kind: string): Map<string, string> =>
  new Map(
    (setup ? entries(setup, kind) : []).map(({ key, value }) => [key, value.getText().replace(/\s+/g, ' ')]),
  )
