import { useState } from 'react'
import { IconButton } from './IconButton'
import { EyeIcon, EyeOffIcon } from './icons/eye'
import { TextField, type TextFieldProps } from './TextField'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string }

/** A field for a password, with a button that shows or hides it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton label={shown ? hideLabel : showLabel} color="muted" onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  )
}
