import { PasswordField } from '../../src/ui/PasswordField'
import { SelectField } from '../../src/ui/SelectField'
import { TextArea } from '../../src/ui/TextArea'
import { TextField } from '../../src/ui/TextField'
import { Group, State } from '../Group'

const months = [
  { value: '11', label: 'November' },
  { value: '10', label: 'Oktober' },
]

export const Fields = () => (
  <Group title="Fields">
    <State name="TextField: empty, with a hint, filled, wrong, locked">
      <div className="states">
        <TextField label="Telefonnummer" />
        <TextField label="Betrag" hint="10 bis 50 Euro" />
        <TextField label="Betrag" defaultValue="20" />
        <TextField label="Betrag" defaultValue="7" error="Bitte einen Betrag von 10 bis 50 Euro eingeben." />
        <TextField label="Telefonnummer" defaultValue="436601000001" disabled />
      </div>
    </State>
    <State name="PasswordField">
      <PasswordField label="Passwort" defaultValue="Portal2026" showLabel="Anzeigen" hideLabel="Verbergen" />
    </State>
    <State name="SelectField">
      <SelectField label="Zeitraum" options={months} />
    </State>
    <State name="TextArea">
      <TextArea label="Beschreibung" hint="Höchstens 1.000 Zeichen" />
    </State>
  </Group>
)
