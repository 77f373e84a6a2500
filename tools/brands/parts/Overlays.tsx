import { useState } from 'react'
import { Button } from '../../../src/ui/Button'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog'
import { InfoTip } from '../../../src/ui/InfoTip'
import { MenuButton } from '../../../src/ui/MenuButton'
import { SideSheet } from '../../../src/ui/SideSheet'
import { Group, State } from './Group'

const items = [
  { id: 'de', label: 'DE' },
  { id: 'sr', label: 'SRB' },
]

/** What opens over the page; it follows the color scheme of the system. */
export function Overlays() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [chosen, choose] = useState('de')
  return (
    <Group title="Overlays">
      <State name="ConfirmDialog, SideSheet">
        <Button variant="outline" onClick={() => setDialog(true)}>
          Abmelden
        </Button>{' '}
        <Button variant="outline" onClick={() => setSheet(true)}>
          Benachrichtigungen
        </Button>
      </State>
      <State name="MenuButton, InfoTip">
        <MenuButton label="Sprache" trigger="DE" items={items} chosen={chosen} onSelect={choose} />{' '}
        <InfoTip label="Daten Österreich" text="Gilt im Inland und in der EU." />
      </State>
      <ConfirmDialog
        open={dialog}
        title="Möchten Sie sich abmelden?"
        confirmLabel="Abmelden"
        cancelLabel="Abbrechen"
        closeLabel="Schließen"
        onConfirm={() => setDialog(false)}
        onClose={() => setDialog(false)}
      >
        Sie können sich jederzeit wieder anmelden.
      </ConfirmDialog>
      <SideSheet
        open={sheet}
        title="Benachrichtigungen"
        closeLabel="Schließen"
        onClose={() => setSheet(false)}
      >
        Sie haben keine Benachrichtigungen.
      </SideSheet>
    </Group>
  )
}
