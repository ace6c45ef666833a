import { handlersOf } from '../core/handlers.ts'
import { type TandemShape } from '../domain/rows/world.ts'
import { type TandemCaller } from './caller.ts'

/** Types the handlers of one resource. */
export const tandemHandlers = handlersOf<TandemShape, TandemCaller>()
