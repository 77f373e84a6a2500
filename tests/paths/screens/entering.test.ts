// @vitest-environment jsdom
import { screens } from './all'
import { describeScreenPaths } from './describeScreenPaths'

for (const [stem, screen] of Object.entries(screens)) describeScreenPaths(stem, screen)
