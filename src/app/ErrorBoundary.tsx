import { Component, type ReactNode, useEffect } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import { useServices } from '../core/services'
import { ChunkMissing } from '../lib/loadChunk'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { ScreenHeading } from '../ui/ScreenHeading'

/** Shown in place of a page that broke. A reload also fetches the files of a newer deployment. */
function Crash({ error }: { error: unknown }) {
  const { LL } = useI18nContext()
  const { onlineRetries, restart } = useServices()
  const isChunkMissing = error instanceof ChunkMissing
  useEffect(() => {
    const retry = () => restart()
    if (isChunkMissing) {
      onlineRetries.add(retry)
      // A stale tab requests files that a new release no longer has. It reloads automatically, once.
      restart('newRelease')
    }
    return () => void onlineRetries.delete(retry)
  }, [isChunkMissing, onlineRetries, restart])
  return (
    <Card role="alert">
      <ScreenHeading>{isChunkMissing ? LL.message.chunkFailed() : LL.message.crashHeading()}</ScreenHeading>
      {!isChunkMissing && <p>{LL.message.crashText()}</p>}
      <Button marginTop="4" onClick={() => restart()}>
        {isChunkMissing ? LL.message.tryAgain() : LL.message.reload()}
      </Button>
    </Card>
  )
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** Replaces the card in the place of the page. */
  fallback?: ReactNode
}

/** Catches errors of a page's rendering, so that the rest of the portal continues. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { children, fallback = <Crash error={error} /> } = this.props
    return error === null ? children : fallback
  }
}
