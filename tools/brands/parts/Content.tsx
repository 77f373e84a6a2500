import type { FunctionComponent } from 'react'
import { Alert } from '../../../src/ui/Alert'
import { Card } from '../../../src/ui/Card'
import { EmptyState } from '../../../src/ui/EmptyState'
import { ErrorState } from '../../../src/ui/ErrorState'
import { FactList } from '../../../src/ui/FactList'
import { FigureGrid } from '../../../src/ui/FigureGrid'
import { Heading } from '../../../src/ui/Heading'
import { ProgressBar } from '../../../src/ui/ProgressBar'
import { ProgressRing } from '../../../src/ui/ProgressRing'
import { Skeleton } from '../../../src/ui/Skeleton'
import { Spinner } from '../../../src/ui/Spinner'
import Toast from '../../../src/ui/Toast'
import { Group, State } from './Group'

/** Each module exports one drawing, by its file's name. `Drawing` is their frame, ErrorState shows `FailedDrawing`. */
const drawings = Object.entries(
  import.meta.glob<Record<string, FunctionComponent>>(
    ['../../../src/ui/drawings/*.tsx', '!**/Drawing.tsx', '!**/FailedDrawing.tsx'],
    { eager: true },
  ),
).flatMap(([, module]) => Object.entries(module))

const kinds = ['success', 'error', 'info'] as const
const tones = ['data', 'short', 'time'] as const

/** What customers read. */
export const Content = () => (
  <>
    <Group title="Messages, and what replaces data">
      {kinds.map((kind, id) => (
        <State key={kind} name={`Alert and Toast: ${kind}`}>
          <Alert kind={kind}>Es ist etwas geschehen.</Alert>
          <Toast
            message={{ id, kind, text: 'Aktivierung erfolgreich' }}
            closeLabel="Schließen"
            onDismiss={() => {}}
          />
        </State>
      ))}
      <State name="Spinner, Skeleton">
        <Spinner /> <Skeleton height="4rem" />
      </State>
      {drawings.map(([name, Drawing]) => (
        <State key={name} name={`EmptyState with ${name}`}>
          <EmptyState drawing={<Drawing />}>Keine Rechnungen vorhanden</EmptyState>
        </State>
      ))}
      <ErrorState message="Es ist ein Fehler aufgetreten." retryLabel="Erneut versuchen" onRetry={() => {}} />
    </Group>
    <Group title="Cards and figures">
      <Card>
        <Heading level={1}>Mtel Free M</Heading>
        <Heading level={2}>Pakete</Heading>
        <Heading level={3}>Daten Österreich</Heading>
      </Card>
      {tones.map((tone) => (
        <State key={tone} name={`ProgressBar and ProgressRing: ${tone}, with the elapsed share of time`}>
          <ProgressBar label="Daten" percent={35} tone={tone} mark={60} />
          <ProgressRing label="Daten" percent={35} tone={tone} mark={60}>
            8,6 GB
          </ProgressRing>
        </State>
      ))}
      <FigureGrid figures={[{ term: 'HD-Sender', value: '80' }]} />
      <FactList facts={[{ term: 'Tarif', value: 'Mtel Free M' }]} />
    </Group>
  </>
)
