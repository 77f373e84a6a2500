import { describeShard } from './jsdomPaths'

describeShard(1)
