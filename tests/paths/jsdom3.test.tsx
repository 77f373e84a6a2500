import { describeShare } from './jsdomPaths'

describeShare(3)
