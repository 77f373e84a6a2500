import { alphabet } from './contract.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('contract', alphabet)
