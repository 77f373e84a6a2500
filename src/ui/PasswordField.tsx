import { useState } from 'react'
import { IconButton } from './IconButton'
import { Icon } from './icons/Icon'
import { TextField, type TextFieldProps } from './TextField'

const open =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'

const EyeIcon = () => <Icon path={open} />
const EyeOffIcon = () => <Icon path={`${open}M4 20 20 4`} />

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
