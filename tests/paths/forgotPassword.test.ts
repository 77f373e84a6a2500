import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './forgotPassword.alphabet'

describePaths('forgotPassword', alphabet)
