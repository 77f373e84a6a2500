import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './account.alphabet'

describePaths('account', alphabet)
