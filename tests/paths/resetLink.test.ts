import { describePaths } from './kit/describePaths'
import { alphabet } from './resetLink.alphabet'

describePaths('resetLink', alphabet)
