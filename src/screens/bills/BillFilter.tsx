import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'

export type BillKind = 'all' | 'unpaid' | 'paid'

const Group = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '6' },
})
const Choice = chakra('button', {
  base: {
    minHeight: '10',
    paddingInline: '4',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'pill',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    '&[aria-pressed=true]': {
      background: 'accentSubtle',
      borderColor: 'accentText',
      color: 'accentText',
    },
  },
})

interface BillFilterProps {
  chosen: BillKind
  onChoose: (kind: BillKind) => void
}

export function BillFilter({ chosen, onChoose }: BillFilterProps) {
  const { LL } = useI18nContext()
  const kinds = [
    { kind: 'all', label: LL.bill.all() },
    { kind: 'unpaid', label: LL.bill.unpaid() },
    { kind: 'paid', label: LL.bill.paid() },
  ] as const
  return (
    <Group role="group" aria-label={LL.bill.filter()}>
      {kinds.map(({ kind, label }) => (
        <Choice key={kind} type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {label}
        </Choice>
      ))}
    </Group>
  )
}
