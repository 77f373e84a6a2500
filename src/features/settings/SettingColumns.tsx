import { type ReactNode, useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { Card } from '../../ui/Card'
import { Grid } from '../../ui/layout'
import { tabKeys } from '../../ui/Tabs'
import { SettingRow } from './SettingRow'
import type { PanelId } from './useSettings'

export interface SettingsProps {
  tabs: readonly { id: PanelId; label: string }[]
  /** The values that the portal knows. */
  values: Partial<Record<PanelId, string>>
  onSelect: (id: PanelId) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** The tabs of the settings with their values, and the selected one next to them. */
export function SettingColumns({
  tabs,
  selected,
  values,
  onSelect,
  children,
}: SettingsProps & { selected: PanelId }) {
  const { LL } = useI18nContext()
  const idPrefix = useId()
  return (
    <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" gap="4" alignItems="start">
      <Card
        isFlush
        overflow="hidden"
        role="tablist"
        aria-orientation="vertical"
        aria-label={LL.administration.sections()}
        onKeyDown={tabKeys({ tabs, selected, onSelect, isVertical: true })}
      >
        {tabs.map(({ id, label }) => (
          <SettingRow
            key={id}
            idPrefix={idPrefix}
            {...{ id, label }}
            value={values[id]}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${idPrefix}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          />
        ))}
      </Card>
      <Card role="tabpanel" id={`${idPrefix}-panel`} aria-labelledby={`${idPrefix}-${selected}`}>
        {children}
      </Card>
    </Grid>
  )
}
