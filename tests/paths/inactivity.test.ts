import { alphabet } from './inactivity.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('inactivity', alphabet)
