import { weakMemoize } from '../lib/weakMemoize'
import { type AccountActor, useAccountActor } from './account'

/** Answers by key, for another screen or a later visit to the same one. */
export type AnswerCache<Answer> = (account: AccountActor) => Map<string, Answer>

/** Each sign-in has its own account, so that another customer's answers are out of reach. Keys name the contract. */
export const createAnswerCache = <Answer>(): AnswerCache<Answer> => weakMemoize(() => new Map())

/** The customer's answers; `undefined` while nobody is signed in. */
export function useAnswers<Answer>(cache: AnswerCache<Answer>): Map<string, Answer> | undefined {
  const account = useAccountActor()
  return account && cache(account)
}
