import { type ControlCall } from '../core/control.ts'
import { type TandemShape } from '../domain/world.ts'

/** The calls under /__simulator beside the built-in ones: what happens outside the product. */
export const controlCalls: readonly ControlCall<TandemShape>[] = []
