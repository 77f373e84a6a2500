import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { ErrorIcon } from './icons/status'
import { Inline, Stack, Text } from './layout'

/** The shared look of controls for text and choices. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '12',
    paddingInline: '3',
    background: 'surface',
    border: '1px solid',
    borderColor: 'outline',
    borderRadius: 'control',
    // Below 16 pixels, a phone zooms into the page when the field takes the focus.
    fontSize: 'md',
    transition: 'border-color 0.15s',
    _hover: { borderColor: 'ink' },
    _focusVisible: { outlineOffset: '-1px', borderColor: 'transparent' },
    _invalid: { borderColor: 'danger' },
  },
  variants: { hasTrailing: { true: { paddingRight: '12' } } },
})

export interface FieldTexts {
  label: string
  hint?: string
  /** The error; announced, and linked to the control. */
  error?: string | undefined
}

interface FieldProps extends FieldTexts {
  /** The control, with the attributes that link it to the words. */
  children: (controlProps: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A control of a form with its label, its hint and its error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <Stack gap="1.5">
      <chakra.label fontSize="sm" htmlFor={id}>
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {/* Present before an error: only then is a new error announced. */}
      <Inline
        as="p"
        gap="1.5"
        fontSize="sm"
        color="danger"
        css={{ '& svg': { flexShrink: '0', marginTop: '1px' } }}
        id={errorId}
        aria-live="polite"
      >
        {error && (
          <>
            <ErrorIcon />
            <span>{error}</span>
          </>
        )}
      </Inline>
      {hint && (
        <Text fontSize="sm" color="muted" id={hintId}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
