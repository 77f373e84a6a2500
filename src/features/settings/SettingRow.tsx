import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { ChevronRightIcon } from '../../ui/icons/navigation'
import { Text } from '../../ui/layout'
import type { PanelId } from './useSettings'

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-of-type': { borderTop: 'none' },
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    _selected: { background: 'accentSubtle', color: 'accentText', fontWeight: 'bold' },
    // Inside, because the sheet clips its overflow.
    _focusVisible: { outlineOffset: '-2px' },
  },
})

interface SettingRowProps extends Omit<ComponentProps<typeof Row>, 'id' | 'value'> {
  id: PanelId
  label: string
  /** As far as the portal knows it. */
  value: string | undefined
  /** Of the ids of the rows in one list. */
  idPrefix: string
}

/** A tab of the settings, with its value. */
export const SettingRow = ({ id, label, value, idPrefix, ...row }: SettingRowProps) => (
  <Row
    type="button"
    role="tab"
    id={`${idPrefix}-${id}`}
    aria-describedby={value && `${idPrefix}-${id}-value`}
    {...row}
  >
    <Text as="span" marginRight="auto">
      {label}
    </Text>
    <Text
      as="span"
      color="muted"
      // The label breaks first, but a long user name leaves it room.
      flexShrink="0"
      maxWidth="55%"
      fontWeight="normal"
      textAlign="end"
      overflowWrap="break-word"
      id={`${idPrefix}-${id}-value`}
      // The description says it; the name is the label alone.
      aria-hidden="true"
    >
      {value}
    </Text>
    <ChevronRightIcon />
  </Row>
)
