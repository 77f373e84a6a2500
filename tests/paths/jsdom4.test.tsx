import { describeShare } from './jsdomPaths'

describeShare(4)
