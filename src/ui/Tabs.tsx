import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Box, Inline } from './layout'

const TabButton = chakra('button', {
  base: {
    flex: '1 0 auto',
    minHeight: '11',
    paddingInline: '4',
    borderRadius: 'control',
    color: 'muted',
    cursor: 'pointer',
    '&[aria-selected=false]': { _hover: { color: 'ink' } },
    // Inside, because the list clips its overflow.
    _focusVisible: { outlineOffset: '-2px' },
    _selected: { color: 'accentText', background: 'surface', boxShadow: 'card' },
  },
})

/** The index of the tab that the key selects among `count` tabs; undefined for other keys. */
function findTargetIndex(key: string, index: number, count: number, isVertical: boolean): number | undefined {
  if (key === 'ArrowRight' || (isVertical && key === 'ArrowDown')) return (index + 1) % count
  if (key === 'ArrowLeft' || (isVertical && key === 'ArrowUp')) return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

type TabKeys<Id extends string> = Pick<TabsProps<Id>, 'tabs' | 'selected' | 'onSelect'> & {
  isVertical?: boolean
}

/** Lets arrows, Home and End move the focus among the tabs of a list, and select. */
export const tabKeys =
  <Id extends string>({ tabs, selected, onSelect, isVertical = false }: TabKeys<Id>) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = findTargetIndex(event.key, index, tabs.length, isVertical)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
    onSelect(tab.id)
  }

/** If the tabs do not fit, their list scrolls. The selected one is centred, even after a screen rotation. */
function centerTab(tab: HTMLElement | null) {
  const list = tab?.parentElement
  if (!list) return
  const center = () => {
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }
  center()
  window.addEventListener('resize', center)
  return () => window.removeEventListener('resize', center)
}

interface TabsProps<Id extends string> {
  /** Names the choice as a whole. */
  label: string
  tabs: readonly { readonly id: Id; readonly label: string }[]
  selected: Id
  onSelect: (id: Id) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Tabs by the WAI-ARIA pattern: one stop of the Tab key; arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const idPrefix = useId()
  return (
    <div>
      <Inline
        gap="1"
        padding="1"
        background="sunken"
        borderRadius="control"
        overflowX="auto"
        role="tablist"
        aria-label={label}
        onKeyDown={tabKeys({ tabs, selected, onSelect })}
      >
        {tabs.map(({ id, label }) => (
          <TabButton
            key={id}
            ref={id === selected ? centerTab : undefined}
            type="button"
            role="tab"
            id={`${idPrefix}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${idPrefix}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </TabButton>
        ))}
      </Inline>
      <Box
        paddingTop="6"
        role="tabpanel"
        id={`${idPrefix}-panel`}
        aria-labelledby={`${idPrefix}-${selected}`}
      >
        {children}
      </Box>
    </div>
  )
}
