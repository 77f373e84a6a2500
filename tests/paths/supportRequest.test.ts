import { describePaths } from '../../tools/paths/describePaths'
import { alphabet } from './supportRequest.alphabet'

describePaths('supportRequest', alphabet)
