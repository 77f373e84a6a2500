import { alphabet } from './forgotPassword.alphabet'
import { describePaths } from './kit/describePaths'

describePaths('forgotPassword', alphabet)
