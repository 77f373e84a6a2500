import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, inputRecipe } from './Field'

const Area = chakra('textarea', {
  ...inputRecipe,
  base: { ...inputRecipe.base, minHeight: '10rem', paddingBlock: '3', lineHeight: '1.5', resize: 'vertical' },
})

type TextAreaProps = Omit<ComponentProps<typeof Area>, 'hasTrailing'> & FieldTexts

/** A field for several lines. */
export const TextArea = ({ label, hint, error, ...props }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error}>
    {(controlProps) => <Area {...props} {...controlProps} />}
  </Field>
)
