import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './topUp.alphabet'

describePaths('topUp', alphabet)
