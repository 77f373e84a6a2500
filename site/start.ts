import { startWorker } from './startWorker'

// Ahead, so that nobody waits at the first click; what goes wrong is told there.
startWorker().catch(() => undefined)
