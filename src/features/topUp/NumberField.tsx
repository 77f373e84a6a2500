import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useNormalizePhoneNumber } from '../../core/phone/useNormalizePhoneNumber'
import { formatPhoneNumber } from '../../domain/formatPhoneNumber'
import { ChevronDownIcon } from '../../ui/icons/navigation'
import { TextField } from '../../ui/TextField'

const Frame = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '11',
    height: '11',
    borderRadius: 'control',
    color: 'muted',
    _hover: { background: 'sunken', color: 'ink' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accentText', outlineOffset: '-2px' },
  },
})
// The native select, which every phone shows in its own way, over an icon.
const Select = chakra('select', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: 'md', color: 'black' },
})

interface OwnNumberSelectProps {
  label: string
  value: string
  numbers: readonly string[]
  onChange: (number: string) => void
}

/** The customer's own numbers as a choice. */
function OwnNumberSelect({ label, value, numbers, onChange }: OwnNumberSelectProps) {
  const normalize = useNormalizePhoneNumber()
  const typed = normalize(value)
  return (
    <Frame>
      <ChevronDownIcon />
      <Select
        aria-label={label}
        title={label}
        value={numbers.find((number) => normalize(number) === typed) ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="" disabled hidden />
        {numbers.map((number) => (
          <option key={number} value={number}>
            {formatPhoneNumber(number)}
          </option>
        ))}
      </Select>
    </Frame>
  )
}

interface NumberFieldProps {
  value: string
  ownNumbers: readonly string[]
  error?: string | undefined
  onChange: (phone: string) => void
}

/** The number to top up: typed, or one of the customer's own. */
export function NumberField({ value, ownNumbers, error, onChange }: NumberFieldProps) {
  const { LL } = useI18nContext()
  return (
    <TextField
      label={LL.topUp.phone()}
      placeholder={LL.login.phonePlaceholder()}
      hint={LL.topUp.phoneHint()}
      error={error}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      trailing={
        ownNumbers.length > 0 && (
          <OwnNumberSelect
            label={LL.topUp.ownNumber()}
            value={value}
            numbers={ownNumbers}
            onChange={onChange}
          />
        )
      }
    />
  )
}
