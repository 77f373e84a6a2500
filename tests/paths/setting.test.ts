import { describePaths } from './kit/describePaths'
import { alphabet } from './setting.alphabet'

describePaths('setting', alphabet)
