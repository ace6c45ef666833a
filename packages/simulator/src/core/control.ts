import { type GenericSchema, type InferOutput } from 'valibot'
import { type World, type WorldShape } from './world.ts'

/** A call under `/__simulator` for what happens outside the product: a payment, a connect popup, a calendar. */
export interface ControlCall<Shape extends WorldShape, Body extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /__simulator. */
  readonly path: `/${string}`
  /** Schema of the JSON body; in a GET of the query, whose values are all texts. Other input is refused with a 400. */
  readonly body?: Body
  /**
   * Answers from the world after all due events: returns the JSON body, or nothing for a 204. Throws a `Refusal` for
   * any other response.
   */
  handle(world: World<Shape>, body: InferOutput<Body>): unknown
}

/** Types a control call with its body: `const controlCall = controlCallOf<TandemShape>()`. */
export const controlCallOf =
  <Shape extends WorldShape>() =>
  <const Body extends GenericSchema>(call: ControlCall<Shape, Body>): ControlCall<Shape, Body> =>
    call
