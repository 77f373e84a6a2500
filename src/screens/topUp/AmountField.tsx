import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { TextField } from '../../ui/TextField'
import { AmountPresets } from './AmountPresets'

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    // The page's main field.
    '& input': { minHeight: '16', fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
})
const Currency = chakra('span', {
  base: { paddingInline: '4', color: 'muted', fontSize: 'xl', fontWeight: 'bold', pointerEvents: 'none' },
})

interface AmountFieldProps {
  value: string
  /** The amount is invalid or outside its limits: the error replaces the hint. */
  isInvalid: boolean
  onChange: (amount: string) => void
}

/** The amount in euro: typed, or one of the presets. */
export function AmountField({ value, isInvalid, onChange }: AmountFieldProps) {
  const { LL } = useI18nContext()
  const limits = LL.topUp.amountHint()
  return (
    <Column>
      <TextField
        label={LL.topUp.amount()}
        {...(isInvalid ? { error: limits } : { hint: limits })}
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        trailing={<Currency>€</Currency>}
      />
      <AmountPresets value={value} onChoose={onChange} />
    </Column>
  )
}
