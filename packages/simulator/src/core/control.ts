import { type GenericSchema, type InferOutput } from 'valibot'
import { type Workspace, type WorkspaceShape } from './workspace.ts'

/** A request under `/__simulator` whose handler uses the tables of the product. */
export interface ControlCall<Shape extends WorkspaceShape, Body extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /__simulator. */
  readonly path: `/${string}`
  /** Schema of the JSON body, or of the query of a GET. */
  readonly body?: Body
  /** Returns the JSON body, or undefined for a 204. Throws a `Refusal` for any other response. */
  handle(workspace: Workspace<Shape>, body: InferOutput<Body>): unknown
}

/** `controlCallOf<TandemShape>()` returns a function that infers the type of a control call's body. */
export const controlCallOf =
  <Shape extends WorkspaceShape>() =>
  <const Body extends GenericSchema>(call: ControlCall<Shape, Body>): ControlCall<Shape, Body> =>
    call
