/** Why nothing can be asked, and what to do about it: one sentence each, for whoever started the command. */
export class CannotRun extends Error {
  constructor(what: string, advice: string) {
    super(`${what}\n${advice}`)
    this.name = 'CannotRun'
  }
}
