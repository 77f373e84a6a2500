import { Alert } from '../../src/ui/Alert'
import { BellDrawing } from '../../src/ui/drawings/BellDrawing'
import { ConsentDrawing } from '../../src/ui/drawings/ConsentDrawing'
import { ParcelDrawing } from '../../src/ui/drawings/ParcelDrawing'
import { ReceiptDrawing } from '../../src/ui/drawings/ReceiptDrawing'
import { RingDrawing } from '../../src/ui/drawings/RingDrawing'
import { ScreensDrawing } from '../../src/ui/drawings/ScreensDrawing'
import { SimDrawing } from '../../src/ui/drawings/SimDrawing'
import { SpeechDrawing } from '../../src/ui/drawings/SpeechDrawing'
import { WaveDrawing } from '../../src/ui/drawings/WaveDrawing'
import { EmptyState } from '../../src/ui/EmptyState'
import { ErrorState } from '../../src/ui/ErrorState'
import { Skeleton } from '../../src/ui/Skeleton'
import { Spinner } from '../../src/ui/Spinner'
import Toast from '../../src/ui/Toast'
import { Group, State } from '../Group'

const drawings = {
  BellDrawing,
  ConsentDrawing,
  ParcelDrawing,
  ReceiptDrawing,
  RingDrawing,
  ScreensDrawing,
  SimDrawing,
  SpeechDrawing,
  WaveDrawing,
}
const kinds = ['success', 'error', 'info'] as const

export const Messages = () => (
  <Group title="Messages, and what stands in place of data">
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
    <State name="Loading">
      <Spinner /> <Skeleton height="4rem" />
    </State>
    {Object.entries(drawings).map(([name, Drawing]) => (
      <State key={name} name={`EmptyState with ${name}`}>
        <EmptyState drawing={<Drawing />}>Keine Rechnungen vorhanden</EmptyState>
      </State>
    ))}
    <State name="ErrorState">
      <ErrorState message="Es ist ein Fehler aufgetreten." retryLabel="Erneut versuchen" onRetry={() => {}} />
    </State>
  </Group>
)
