import { walkJourneys } from './walkJourneys'
import { startWebKit } from './webDriver/webkit'

walkJourneys('WebKit', startWebKit)
