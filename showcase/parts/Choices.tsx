import { useState } from 'react'
import { RadioGroup } from '../../src/ui/RadioGroup'
import { Switch } from '../../src/ui/Switch'
import { Tabs } from '../../src/ui/Tabs'
import { Group, State } from '../Group'

const tabs = [
  { id: 'card', label: 'Karte' },
  { id: 'voucher', label: 'Gutschein' },
] as const
const options = [
  { value: 1, label: 'Ja' },
  { value: 2, label: 'Nein' },
]

export function Choices() {
  const [on, setOn] = useState(true)
  const [chosen, choose] = useState(1)
  const [tab, setTab] = useState<'card' | 'voucher'>('card')
  return (
    <Group title="Choices">
      <State name="Switch: free, busy, locked">
        <div className="states">
          <Switch label="Mailbox" on={on} onChange={setOn} />
          <Switch label="Mailbox" hint="Wird gespeichert" on busy onChange={() => {}} />
          <Switch label="Mailbox" on={false} locked onChange={() => {}} />
        </div>
      </State>
      <State name="RadioGroup: chosen, unknown and locked">
        <RadioGroup label="Werbung per SMS" options={options} chosen={chosen} onChoose={choose} />
        <RadioGroup
          label="Werbung per E-Mail"
          options={options}
          chosen="unknown"
          locked
          onChoose={() => {}}
        />
      </State>
      <State name="Tabs">
        <Tabs label="Aufladen mit" tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === 'card' ? 'Mit Karte' : 'Mit Gutschein'}
        </Tabs>
      </State>
    </Group>
  )
}
