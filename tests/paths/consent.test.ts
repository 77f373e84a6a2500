import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './consent.alphabet'

describePaths('consent', alphabet)
