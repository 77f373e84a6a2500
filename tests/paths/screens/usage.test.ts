// @vitest-environment jsdom
import { screenGroups } from './all'
import { describeScreens } from './describeScreens'

describeScreens(screenGroups.usage)
