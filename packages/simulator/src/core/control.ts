import { type GenericSchema, type InferOutput } from 'valibot'
import { type Workspace, type WorkspaceShape } from './workspace.ts'

/** A call under `/__simulator` for what happens outside the product: a payment, a connect popup, a calendar. */
export interface ControlCall<Shape extends WorkspaceShape, Body extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /__simulator. */
  readonly path: `/${string}`
  /** Schema of the JSON body; in a GET of the query, whose values are all texts. Other input is refused with a 400. */
  readonly body?: Body
  /**
   * Answers from the workspace after all due events: returns the JSON body, or nothing for a 204. Throws a `Refusal`
   * for any other response.
   */
  handle(workspace: Workspace<Shape>, body: InferOutput<Body>): unknown
}

/** Types a control call with its body: `const controlCall = controlCallOf<TandemShape>()`. */
export const controlCallOf =
  <Shape extends WorkspaceShape>() =>
  <const Body extends GenericSchema>(call: ControlCall<Shape, Body>): ControlCall<Shape, Body> =>
    call
