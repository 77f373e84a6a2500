import { Alert } from '../../src/ui/Alert'
import { EmptyState } from '../../src/ui/EmptyState'
import { ErrorState } from '../../src/ui/ErrorState'
import { Skeleton } from '../../src/ui/Skeleton'
import { Spinner } from '../../src/ui/Spinner'
import Toast from '../../src/ui/Toast'
import { Group, State } from '../Group'

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
    <State name="EmptyState">
      <EmptyState>Keine Rechnungen vorhanden</EmptyState>
    </State>
    <State name="ErrorState">
      <ErrorState message="Es ist ein Fehler aufgetreten." retryLabel="Erneut versuchen" onRetry={() => {}} />
    </State>
  </Group>
)
