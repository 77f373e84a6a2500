import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './resetLink.alphabet'

describePaths('resetLink', alphabet)
