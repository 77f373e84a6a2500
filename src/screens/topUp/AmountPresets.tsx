import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { parseAmount } from '../../domain/amount'

/** In euro. */
const PRESETS_EUR = [10, 20, 30, 50]

const Group = chakra('fieldset', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '2', minWidth: '0' },
})
const Preset = chakra('button', {
  base: {
    minHeight: '12',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 0.15s, border-color 0.15s',
    _hover: { background: 'sunken' },
    '&[aria-pressed=true]': {
      background: 'accentSubtle',
      borderColor: 'accentText',
      color: 'accentText',
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
  },
})

/** The preset amounts; each fills the field. */
export function AmountPresets({ value, onChoose }: { value: string; onChoose: (amount: string) => void }) {
  const { LL } = useI18nContext()
  const chosen = parseAmount(value)
  return (
    <Group aria-label={LL.topUp.presets()}>
      {PRESETS_EUR.map((amount) => (
        <Preset
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          onClick={() => onChoose(String(amount))}
        >
          {LL.topUp.preset({ amount })}
        </Preset>
      ))}
    </Group>
  )
}
