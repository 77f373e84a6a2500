import { describePaths } from './kit/describePaths'
import { alphabet } from './session.alphabet'

describePaths('session', alphabet)
