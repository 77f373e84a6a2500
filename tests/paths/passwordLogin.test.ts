import { describePaths } from './kit/describePaths'
import { alphabet } from './passwordLogin.alphabet'

describePaths('passwordLogin', alphabet)
