import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDownIcon } from '../../ui/icons/navigation'

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
export const OwnNumberSelect = ({ label, value, numbers, onChange }: OwnNumberSelectProps) => (
  <Frame>
    <ChevronDownIcon />
    <Select
      aria-label={label}
      title={label}
      value={numbers.includes(value) ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="" disabled hidden />
      {numbers.map((number) => (
        <option key={number}>{number}</option>
      ))}
    </Select>
  </Frame>
)
