import { startWebKit } from '../engines/drivers/webkit'
import { walkSite } from './journey'

walkSite('WebKit', startWebKit)
