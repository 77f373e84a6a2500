import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './setting.alphabet'

describePaths('setting', alphabet)
