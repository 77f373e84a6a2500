import { describePaths } from './kit/describePaths'
import { alphabet } from './passwordChange.alphabet'

describePaths('passwordChange', alphabet)
