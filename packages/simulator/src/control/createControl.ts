import { type SimulatedResponse, jsonResponse } from '../core/responses.ts'
import { type ControlCall } from '../core/control.ts'
import { type Engine } from '../core/engine.ts'
import { refuse, Refusal } from '../core/handlers.ts'
import { readJson } from '../core/requestBody.ts'
import { parseInput } from '../core/validate.ts'
import { type WorkspaceShape } from '../core/workspace.ts'
import { type ControlDefinition, type CoreCall, coreCalls } from './coreCalls.ts'

/** Responds to a request for a path below /__simulator. */
export type Control = (request: Request, path: string) => Promise<SimulatedResponse>

export function createControl<Shape extends WorkspaceShape>(
  engine: Engine<Shape>,
  definition: ControlDefinition,
  productCalls: readonly ControlCall<Shape>[],
): Control {
  const calls: readonly CoreCall[] = [
    ...coreCalls(engine, definition),
    ...productCalls.map((call) => ({
      ...call,
      run: (input: unknown) => engine.exclusively(({ workspace }) => call.handle(workspace, input)),
    })),
  ]

  async function respond(request: Request, path: string): Promise<SimulatedResponse> {
    const ofPath = calls.filter((call) => call.path === path)
    const call = ofPath.find(({ method }) => method === request.method)
    if (!call) {
      if (ofPath.length === 0)
        throw refuse(
          404,
          `There is no call ${path.slice(0, 200)}. Calls: ${calls.map((each) => `${each.method} ${each.path}`).join(', ')}.`,
        )
      return jsonResponse(engine.now, 405, {
        message: `${request.method} is not possible here. Possible: ${ofPath.map(({ method }) => method).join(', ')}.`,
      })
    }
    const query = request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : undefined
    const input = call.body && parseInput(call.body, query ?? (await readJson(request, call.maxBytes)))
    const body = await call.run(input)
    return jsonResponse(engine.now, body === undefined ? 204 : 200, body)
  }

  return (request, path) =>
    respond(request, path).catch((error: unknown) => {
      if (error instanceof Refusal) return jsonResponse(engine.now, error.status, error.body)
      return jsonResponse(engine.now, 500, {
        message: `The simulator failed: ${error instanceof Error ? error.message : String(error)}`,
      })
    })
}
