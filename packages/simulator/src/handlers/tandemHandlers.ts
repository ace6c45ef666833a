import { handlersOf } from '../core/handlers.ts'
import { type TandemShape } from '../domain/rows/world.ts'

/** Keeps a resource's handlers typed in their own file. */
export const tandemHandlers = handlersOf<TandemShape>()
