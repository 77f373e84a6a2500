import { useI18nContext } from '../../../i18n/i18n-react'
import { TextField } from '../../ui/TextField'
import { OwnNumberSelect } from './OwnNumberSelect'

export interface NumberFieldProps {
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
