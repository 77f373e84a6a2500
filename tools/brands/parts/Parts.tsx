import { type FunctionComponent, type ReactNode, useState } from 'react'
import { languages } from '../../../i18n/languages.gen'
import { Button } from '../../../src/ui/Button'
import { ButtonLink } from '../../../src/ui/ButtonLink'
import { Card } from '../../../src/ui/Card'
import { ConfirmDialog } from '../../../src/ui/ConfirmDialog'
import { EmptyState } from '../../../src/ui/EmptyState'
import { ErrorState } from '../../../src/ui/ErrorState'
import { FactList } from '../../../src/ui/FactList'
import { FigureGrid } from '../../../src/ui/FigureGrid'
import { Heading } from '../../../src/ui/Heading'
import { IconButton } from '../../../src/ui/IconButton'
import { InfoTip } from '../../../src/ui/InfoTip'
import { CloseIcon } from '../../../src/ui/icons/status'
import { Link } from '../../../src/ui/Link'
import { MenuButton } from '../../../src/ui/MenuButton'
import { Alert } from '../../../src/ui/messages/Alert'
import Toast from '../../../src/ui/messages/Toast'
import { PasswordField } from '../../../src/ui/PasswordField'
import { ProgressBar } from '../../../src/ui/ProgressBar'
import { RadioGroup } from '../../../src/ui/RadioGroup'
import { Receipt } from '../../../src/ui/Receipt'
import { SelectField } from '../../../src/ui/SelectField'
import { SideSheet } from '../../../src/ui/SideSheet'
import { Skeleton } from '../../../src/ui/Skeleton'
import { Spinner } from '../../../src/ui/Spinner'
import { Switch } from '../../../src/ui/Switch'
import { Tabs } from '../../../src/ui/Tabs'
import { TextArea } from '../../../src/ui/TextArea'
import { TextField } from '../../../src/ui/TextField'

/** Parts that belong together. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className="states">{children}</div>
  </section>
)

/** Each module exports one drawing, by its file's name. `Drawing` is their frame. */
const drawings = Object.values(
  import.meta.glob<Record<string, FunctionComponent>>(['../../../src/ui/drawings/*.tsx', '!**/Drawing.tsx'], {
    eager: true,
  }),
).flatMap((module) => Object.entries(module))

const variants = ['solid', 'outline', 'ghost', 'link'] as const
const kinds = ['success', 'error', 'info'] as const
const tones = ['data', 'short', 'time'] as const
const tabs = [
  { id: 'card', label: 'Karte' },
  { id: 'voucher', label: 'Gutschein' },
] as const
const answers = [
  { value: 1, label: 'Ja' },
  { value: 2, label: 'Nein' },
]
const languageItems = Object.entries(languages).map(([id, { shortName }]) => ({ id, label: shortName }))
const months = [{ value: '11', label: 'November' }]
const noop = () => {}

/** Every part of the portal in its states. Overlays follow the colour scheme of the system. */
export function Parts() {
  const [isOn, setIsOn] = useState(true)
  const [answer, setAnswer] = useState(1)
  const [tab, setTab] = useState<'card' | 'voucher'>('card')
  const [openOverlay, setOpenOverlay] = useState<'dialog' | 'sheet'>()
  const closeProps = { closeLabel: 'Schließen', onClose: () => setOpenOverlay(undefined) }
  return (
    <>
      <Group title="Buttons and links: normal, loading, locked">
        {variants.map((variant) => (
          <div key={variant}>
            {[{}, { loading: true }, { locked: true }].map((state) => (
              <Button key={JSON.stringify(state)} variant={variant} {...state}>
                Aufladen
              </Button>
            ))}
          </div>
        ))}
        <ButtonLink href="#preview">Zur Startseite</ButtonLink>
        <Link href="#preview">Mehr</Link>
        <IconButton label="Schließen">
          <CloseIcon />
        </IconButton>
      </Group>
      <Group title="Fields: empty, with a hint, filled, wrong, locked">
        <TextField label="Telefonnummer" />
        <TextField label="Betrag" hint="10 bis 50 Euro" />
        <TextField label="Betrag" defaultValue="20" />
        <TextField label="Betrag" defaultValue="7" error="Bitte einen Betrag von 10 bis 50 Euro eingeben." />
        <TextField label="Telefonnummer" defaultValue="436601000001" disabled />
        <PasswordField label="Passwort" defaultValue="Portal26" showLabel="Anzeigen" hideLabel="Verbergen" />
        <SelectField label="Zeitraum" options={months} />
        <TextArea label="Beschreibung" hint="Höchstens 1.000 Zeichen" />
      </Group>
      <Group title="Choices: free, busy, locked; selected, unknown">
        <Switch label="Mailbox" checked={isOn} onChange={setIsOn} />
        <Switch label="Mailbox" hint="Wird gespeichert" checked busy onChange={noop} />
        <Switch label="Mailbox" checked={false} locked onChange={noop} />
        <RadioGroup label="Werbung per SMS" options={answers} selected={answer} onChoose={setAnswer} />
        <RadioGroup label="Werbung per Post" options={answers} selected="unknown" locked onChoose={noop} />
        <Tabs label="Aufladen mit" tabs={tabs} selected={tab} onSelect={setTab}>
          {tab}
        </Tabs>
      </Group>
      <Group title="Messages and skeletons">
        {kinds.map((kind, id) => (
          <div key={kind}>
            <Alert kind={kind}>Es ist etwas geschehen.</Alert>
            <Toast message={{ id, kind, text: 'Erfolgreich' }} closeLabel="Schließen" onDismiss={noop} />
          </div>
        ))}
        <Spinner />
        <Skeleton height="4rem" />
        {drawings.map(([name, Drawing]) => (
          <EmptyState key={name} drawing={<Drawing />}>
            {name}
          </EmptyState>
        ))}
        <ErrorState message="Es ist ein Fehler aufgetreten." retryLabel="Erneut versuchen" onRetry={noop} />
      </Group>
      <Group title="Cards and figures">
        <Card>
          <Heading level={1}>Mtel Free M</Heading>
          <Heading level={2}>Pakete</Heading>
          <Heading level={3}>Daten Österreich</Heading>
        </Card>
        {tones.map((tone) => (
          <ProgressBar key={tone} label="Daten" percent={35} tone={tone} />
        ))}
        <FigureGrid figures={[{ term: 'HD-Sender', value: '80' }]} />
        <Receipt title="Guthaben aufgeladen" actions={<Button>Zur Startseite</Button>}>
          <FactList facts={[{ term: 'Tarif', value: 'Mtel Free M' }]} />
        </Receipt>
      </Group>
      <Group title="Overlays">
        <Button onClick={() => setOpenOverlay('dialog')}>Abmelden</Button>
        <Button onClick={() => setOpenOverlay('sheet')}>Benachrichtigungen</Button>
        <MenuButton label="Sprache" trigger="DE" items={languageItems} selected="de" onSelect={noop} />
        <InfoTip label="Daten Österreich" text="Gilt im Inland und in der EU." />
        <ConfirmDialog
          {...closeProps}
          open={openOverlay === 'dialog'}
          title="Möchten Sie sich abmelden?"
          confirmLabel="Abmelden"
          cancelLabel="Abbrechen"
          onConfirm={closeProps.onClose}
        >
          Sie können sich jederzeit wieder anmelden.
        </ConfirmDialog>
        <SideSheet {...closeProps} open={openOverlay === 'sheet'} title="Benachrichtigungen">
          Sie haben keine Benachrichtigungen.
        </SideSheet>
      </Group>
    </>
  )
}
