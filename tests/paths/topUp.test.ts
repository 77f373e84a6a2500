import { describePaths } from './kit/describePaths'
import { alphabet } from './topUp.alphabet'

describePaths('topUp', alphabet)
