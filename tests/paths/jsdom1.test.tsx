import { describeShare } from './jsdomPaths'

describeShare(1)
