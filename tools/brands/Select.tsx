interface SelectProps<Option extends string> {
  label: string
  options: readonly Option[]
  value: Option
  onChange: (chosen: Option) => void
}

/** A choice of the preview itself, which has no look of a brand. */
export const Select = <Option extends string>({ label, options, value, onChange }: SelectProps<Option>) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChange(target.value as Option)}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
)
