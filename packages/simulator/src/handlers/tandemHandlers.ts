import { handlersOf } from '../core/handlers.ts'
import { type TandemShape } from '../domain/rows/world.ts'
import { type TandemCaller } from './caller.ts'

/** Types a resource's handlers in their own file. */
export const tandemHandlers = handlersOf<TandemShape, TandemCaller>()
