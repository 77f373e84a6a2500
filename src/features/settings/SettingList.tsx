import { useEffect, useId, useRef } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { paths } from '../../domain/paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { ChevronLeftIcon } from '../../ui/icons/navigation'
import { RouteLink } from '../../ui/RouteLink'
import type { SettingsProps } from './SettingColumns'
import { SettingRow } from './SettingRow'
import type { PanelId } from './useSettings'

interface SettingListProps extends SettingsProps {
  /** The tab of the address; undefined for the list. */
  opened: PanelId | undefined
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
          <SettingRow
            key={id}
            idPrefix={idPrefix}
            {...{ id, label }}
            value={values[id]}
            aria-selected="false"
            data-tab={id}
            onClick={() => onSelect(id)}
          />
        ))}
      </Card>
    </div>
  )
}
