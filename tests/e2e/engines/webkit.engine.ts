import { startWebKit } from './drivers/webkit'
import { walkJourneys } from './walkJourneys'

walkJourneys('WebKit', startWebKit)
