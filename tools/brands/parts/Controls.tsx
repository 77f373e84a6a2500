import { useState } from 'react'
import { Button } from '../../../src/ui/Button'
import { ButtonLink } from '../../../src/ui/ButtonLink'
import { IconButton } from '../../../src/ui/IconButton'
import { CloseIcon } from '../../../src/ui/icons/status'
import { Link } from '../../../src/ui/Link'
import { PasswordField } from '../../../src/ui/PasswordField'
import { RadioGroup } from '../../../src/ui/RadioGroup'
import { SelectField } from '../../../src/ui/SelectField'
import { Switch } from '../../../src/ui/Switch'
import { Tabs } from '../../../src/ui/Tabs'
import { TextArea } from '../../../src/ui/TextArea'
import { TextField } from '../../../src/ui/TextField'
import { Group, State } from './Group'

const variants = ['solid', 'outline', 'ghost', 'link'] as const
const tabs = [
  { id: 'card', label: 'Karte' },
  { id: 'voucher', label: 'Gutschein' },
] as const
const options = [
  { value: 1, label: 'Ja' },
  { value: 2, label: 'Nein' },
]
const months = [{ value: '11', label: 'November' }]

/** What customers press, fill in and choose. */
export function Controls() {
  const [on, setOn] = useState(true)
  const [chosen, choose] = useState(1)
  const [tab, setTab] = useState<'card' | 'voucher'>('card')
  return (
    <>
      <Group title="Buttons and links">
        {variants.map((variant) => (
          <State key={variant} name={`Button ${variant}: normal, loading, locked`}>
            <Button variant={variant}>Aufladen</Button>{' '}
            <Button variant={variant} loading>
              Aufladen
            </Button>{' '}
            <Button variant={variant} locked>
              Aufladen
            </Button>
          </State>
        ))}
        <State name="ButtonLink, Link, IconButton">
          <ButtonLink href="#preview">Zur Startseite</ButtonLink> <Link href="#preview">Mehr</Link>{' '}
          <IconButton label="Schließen">
            <CloseIcon />
          </IconButton>
        </State>
      </Group>
      <Group title="Fields: empty, with a hint, filled, wrong, locked">
        <TextField label="Telefonnummer" />
        <TextField label="Betrag" hint="10 bis 50 Euro" />
        <TextField label="Betrag" defaultValue="20" />
        <TextField label="Betrag" defaultValue="7" error="Bitte einen Betrag von 10 bis 50 Euro eingeben." />
        <TextField label="Telefonnummer" defaultValue="436601000001" disabled />
        <PasswordField
          label="Passwort"
          defaultValue="Portal2026"
          showLabel="Anzeigen"
          hideLabel="Verbergen"
        />
        <SelectField label="Zeitraum" options={months} />
        <TextArea label="Beschreibung" hint="Höchstens 1.000 Zeichen" />
      </Group>
      <Group title="Choices: free, busy, locked; chosen, unknown">
        <Switch label="Mailbox" on={on} onChange={setOn} />
        <Switch label="Mailbox" hint="Wird gespeichert" on busy onChange={() => {}} />
        <Switch label="Mailbox" on={false} locked onChange={() => {}} />
        <RadioGroup label="Werbung per SMS" options={options} chosen={chosen} onChoose={choose} />
        <RadioGroup
          label="Werbung per E-Mail"
          options={options}
          chosen="unknown"
          locked
          onChoose={() => {}}
        />
        <Tabs label="Aufladen mit" tabs={tabs} selected={tab} onSelect={setTab}>
          {tab === 'card' ? 'Mit Karte' : 'Mit Gutschein'}
        </Tabs>
      </Group>
    </>
  )
}
