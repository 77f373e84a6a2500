import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './smsLogin.alphabet'

describePaths('smsLogin', alphabet)
