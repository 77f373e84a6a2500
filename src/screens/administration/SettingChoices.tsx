import { useI18nContext } from '../../../i18n/i18n-react'
import type { useSetting } from '../../flows/setting'
import { Alert } from '../../ui/Alert'
import { RadioGroup } from '../../ui/RadioGroup'

interface SettingChoicesProps<Value extends number> {
  label: string
  options: readonly { value: Value; label: string }[]
  setting: ReturnType<typeof useSetting<Value>>
}

/** The values of a setting. If the provider's value is unknown, the customer may choose a known one. */
export function SettingChoices<Value extends number>({
  label,
  options,
  setting: { data, locked, choose },
}: SettingChoicesProps<Value>) {
  const { LL } = useI18nContext()
  return (
    <>
      {data === 'unknown' && <Alert kind="info">{LL.administration.unknown()}</Alert>}
      <RadioGroup label={label} options={options} chosen={data} locked={locked} onChoose={choose} />
    </>
  )
}
