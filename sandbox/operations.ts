import type { AllHandlers } from './call'
import { handlers as allHandlers } from './handlers.gen'

/** The handler of every operation of openapi.yaml; a missing one is a compile error. */
export const handlers: AllHandlers = allHandlers
