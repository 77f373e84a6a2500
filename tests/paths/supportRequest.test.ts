import { describePaths } from './kit/describePaths'
import { alphabet } from './supportRequest.alphabet'

describePaths('supportRequest', alphabet)
