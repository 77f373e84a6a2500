import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './inactivity.alphabet'

describePaths('inactivity', alphabet)
