import { alphabet } from './consent.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('consent', alphabet)
