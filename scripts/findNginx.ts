import { spawnSync } from 'node:child_process'

const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
if (status !== 0 || spawnSync('envsubst', ['-V']).status !== 0) {
  console.error(
    'The tests of the deployment need nginx and envsubst. On Debian: apt-get install --yes nginx-light gettext-base',
  )
  process.exit(1)
}
console.info(`The deployment is tested with ${stderr.trim()}.`)
