import { startFirefox } from './drivers/firefox'
import { walkJourneys } from './walkJourneys'

walkJourneys('Firefox', startFirefox)
