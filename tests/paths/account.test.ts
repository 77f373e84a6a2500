import { alphabet } from './account.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('account', alphabet)
