import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { languages } from '../../../i18n/languages.gen'
import { parseAmount } from '../../domain/amount'
import { Grid, Text } from '../../ui/layout'
import { TextField } from '../../ui/TextField'
import { PRESETS_EUR } from './useDraft'

const Preset = chakra('button', {
  base: {
    minHeight: '12',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
    fontWeight: 'bold',
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
function AmountPresets({ value, onChoose }: { value: string; onChoose: (amount: string) => void }) {
  const { LL } = useI18nContext()
  const selected = parseAmount(value)
  return (
    <Grid
      as="fieldset"
      gridTemplateColumns="repeat(auto-fit, minmax(4.5rem, 1fr))"
      gap="2"
      minWidth="0"
      aria-label={LL.topUp.presets()}
    >
      {PRESETS_EUR.map((amount) => (
        <Preset
          key={amount}
          type="button"
          aria-pressed={amount === selected}
          onClick={() => onChoose(String(amount))}
        >
          {LL.topUp.preset({ amount })}
        </Preset>
      ))}
    </Grid>
  )
}

const Column = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    // The page's main field.
    '& input': { minHeight: '16', fontSize: '2xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
})
// The field has room for a control at its end only.
const euroFirstStyles = {
  '& input': { paddingLeft: '10', paddingRight: '3' },
  '& input + *': { left: '0.5', right: 'auto' },
}

interface AmountFieldProps {
  value: string
  /** The amount is invalid or outside its limits: the error replaces the hint. */
  isInvalid: boolean
  onChange: (amount: string) => void
}

/** The amount in euro: typed, or one of the presets. */
export function AmountField({ value, isInvalid, onChange }: AmountFieldProps) {
  const { LL, locale } = useI18nContext()
  const limits = LL.topUp.amountHint()
  return (
    <Column css={languages[locale].euroFirst && euroFirstStyles}>
      <TextField
        label={LL.topUp.amount()}
        {...(isInvalid ? { error: limits } : { hint: limits })}
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        trailing={
          <Text
            as="span"
            paddingInline="4"
            color="muted"
            fontSize="xl"
            fontWeight="bold"
            pointerEvents="none"
          >
            €
          </Text>
        }
      />
      <AmountPresets value={value} onChoose={onChange} />
    </Column>
  )
}
