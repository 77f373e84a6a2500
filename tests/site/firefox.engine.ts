import { startFirefox } from '../engines/drivers/firefox'
import { walkSite } from './journey'

walkSite('Firefox', startFirefox)
