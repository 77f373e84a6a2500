import { describePaths } from './kit/describePaths'
import { alphabet } from './query.alphabet'

describePaths('query', alphabet)
