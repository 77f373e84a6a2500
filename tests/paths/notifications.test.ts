import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './notifications.alphabet'

describePaths('notifications', alphabet)
