import { chakra } from '@chakra-ui/react/styled-system'
import type { EntryKind } from '../../domain/usageKind'
import { CallIcon, DataIcon, MessageIcon, OtherUsageIcon } from '../../ui/icons/usage'

const Disc = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'full',
  },
  variants: {
    kind: {
      call: { background: 'successSubtle', color: 'success' },
      message: { background: 'warnSubtle', color: 'warn' },
      data: { background: 'accentSubtle', color: 'accentText' },
      other: { background: 'sunken', color: 'muted' },
    },
  },
})

export const entryIcons = { call: CallIcon, message: MessageIcon, data: DataIcon, other: OtherUsageIcon }

export function EntryIcon({ kind }: { kind: EntryKind }) {
  const Icon = entryIcons[kind]
  return (
    <Disc data-kind={kind} kind={kind}>
      <Icon />
    </Disc>
  )
}
