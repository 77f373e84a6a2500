import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/navigation'
import { Text } from '../../ui/layout'
import { RouteLink } from '../../ui/RouteLink'
import type { PanelId } from './useSettings'

const Row = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '14',
    paddingInline: '5',
    paddingBlock: '2',
    borderTop: '1px solid',
    borderColor: 'line',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'sunken' },
    // Inside, because the sheet clips its overflow.
    _focusVisible: { outlineOffset: '-2px' },
  },
})

interface SettingListProps {
  tabs: readonly { id: PanelId; label: string }[]
  /** The tab of the address; undefined for the list. */
  opened: PanelId | undefined
  /** The values that the portal knows. */
  values: Partial<Record<PanelId, string>>
  onSelect: (id: PanelId) => void
  /** The content of the opened tab. */
  children: ReactNode
}

/** The tabs of the settings without room next to each other: a list with their values, or the opened one. */
export function SettingList({ tabs, opened, values, onSelect, children }: SettingListProps) {
  const { LL } = useI18nContext()
  const idPrefix = useId()
  const place = useRef<HTMLDivElement>(null)
  const previous = useRef(opened)
  // The focus goes to the heading of the panel, and back to the row that opened it.
  useEffect(() => {
    if (previous.current === opened) return
    place.current?.querySelector<HTMLElement>(opened ? 'h2' : `[data-tab=${previous.current}]`)?.focus()
    previous.current = opened
  }, [opened])
  if (opened)
    return (
      <div ref={place}>
        <ButtonLink asChild variant="link">
          <RouteLink href={paths.administration}>
            <ChevronLeftIcon />
            <span>{LL.administration.all()}</span>
          </RouteLink>
        </ButtonLink>
        <Card role="tabpanel" aria-labelledby={idPrefix} marginTop="2">
          <Heading level={2} id={idPrefix} tabIndex={-1} outline="none" fontSize="lg" marginBottom="3">
            {tabs.find((tab) => tab.id === opened)?.label}
          </Heading>
          {children}
        </Card>
      </div>
    )
  return (
    <div ref={place}>
      <Card
        isFlush
        overflow="hidden"
        role="tablist"
        aria-orientation="vertical"
        aria-label={LL.administration.sections()}
      >
        {tabs.map(({ id, label }) => (
          <Row
            key={id}
            type="button"
            role="tab"
            aria-label={label}
            aria-describedby={values[id] && `${idPrefix}-${id}`}
            aria-selected="false"
            data-tab={id}
            onClick={() => onSelect(id)}
          >
            <Text as="span" marginRight="auto">
              {label}
            </Text>
            <Text as="span" color="muted" textAlign="end" id={`${idPrefix}-${id}`}>
              {values[id]}
            </Text>
            <ChevronRightIcon />
          </Row>
        ))}
      </Card>
    </div>
  )
}
