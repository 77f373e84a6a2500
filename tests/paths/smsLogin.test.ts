import { describePaths } from './kit/describePaths'
import { alphabet } from './smsLogin.alphabet'

describePaths('smsLogin', alphabet)
