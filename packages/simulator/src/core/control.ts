import { type GenericSchema, type InferOutput } from 'valibot'
import { type World, type WorldShape } from './world.ts'

/** One further call under `/__simulator`, for what happens outside the product: a payment, a connect popup, a calendar. */
export interface ControlCall<Shape extends WorldShape, Body extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /__simulator. */
  readonly path: `/${string}`
  /** Schema of the JSON body, of a GET its query (all values are texts); what does not fit is answered with a 400 that says why. */
  readonly body?: Body
  /** Answers from the world, once all due events have happened. Throws a `Refusal` for any answer that is not 2xx. Returns the JSON body, or nothing for 204. */
  handle(world: World<Shape>, body: InferOutput<Body>): unknown
}

/** Declares a control call and keeps its body's type: `const controlCall = controlCallOf<TandemShape>()`. */
export const controlCallOf =
  <Shape extends WorldShape>() =>
  <const Body extends GenericSchema>(call: ControlCall<Shape, Body>): ControlCall<Shape, Body> =>
    call
