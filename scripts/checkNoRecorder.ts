/** Fails when the build in dist/ holds anything of the recorder, which is for testers alone (VITE_INSPECT=true). */
import { recorderTraces } from './recorderTraces'

const traces = recorderTraces('dist')
for (const { file, word } of traces) console.error(`dist/${file} holds «${word}» of the recorder`)
if (traces.length > 0) process.exitCode = 1
