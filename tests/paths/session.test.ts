import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './session.alphabet'

describePaths('session', alphabet)
