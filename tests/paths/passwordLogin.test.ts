import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './passwordLogin.alphabet'

describePaths('passwordLogin', alphabet)
