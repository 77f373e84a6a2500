import { walkJourneys } from './walkJourneys'
import { startFirefox } from './webDriver/firefox'

walkJourneys('Firefox', startFirefox)
