import { describeShard } from './jsdomPaths'

describeShard(4)
