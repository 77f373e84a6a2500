import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts, inputRecipe } from './Field'
import { ChevronDownIcon } from './icons/navigation'
import { Inline, Text } from './layout'

const Select = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', cursor: 'pointer', textOverflow: 'ellipsis' },
})

type SelectFieldProps = Omit<ComponentProps<typeof Select>, 'hasTrailing' | 'children'> &
  FieldTexts & { options: readonly { value: string | number; label: string }[] }

/** A choice of one among several: the browser's native select. */
export const SelectField = ({ label, hint, error, options, ...props }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(controlProps) => (
      <Inline position="relative" alignItems="center">
        <Select {...props} {...controlProps} hasTrailing>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Text as="span" position="absolute" right="3" color="muted" pointerEvents="none">
          <ChevronDownIcon />
        </Text>
      </Inline>
    )}
  </Field>
)
