import { describePaths } from './kit/describePaths'
import { alphabet } from './notifications.alphabet'

describePaths('notifications', alphabet)
