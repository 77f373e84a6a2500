import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './passwordChange.alphabet'

describePaths('passwordChange', alphabet)
