import { screenGroups } from './all'
import { describeScreens } from './jsdomPaths'

describeScreens(screenGroups.service)
