import { type Answer, jsonAnswer } from '../core/answers.ts'
import { type ControlCall } from '../core/control.ts'
import { type Engine } from '../core/engine.ts'
import { refuse, Refusal } from '../core/handlers.ts'
import { readJson } from '../core/requestBody.ts'
import { parseInput } from '../core/validate.ts'
import { type WorldShape } from '../core/world.ts'
import { type BuiltInCall, builtInCalls } from './builtInCalls.ts'

/** Answers a request to a path below /__simulator. Never cached, never hit by a fault, without a session. */
export type Control = (request: Request, path: string) => Promise<Answer>

export function createControl<Shape extends WorldShape>(
  engine: Engine<Shape>,
  scenarios: Readonly<Record<string, { readonly title: string }>>,
  further: readonly ControlCall<Shape>[],
): Control {
  const calls: readonly BuiltInCall[] = [
    ...builtInCalls(engine, scenarios),
    ...further.map((call) => ({
      ...call,
      run: (input: unknown) => engine.exclusively(({ world }) => call.handle(world, input)),
    })),
  ]

  async function answer(request: Request, path: string): Promise<Answer> {
    const here = calls.filter((call) => call.path === path)
    const call = here.find(({ method }) => method === request.method)
    if (!call) {
      if (here.length === 0)
        throw refuse(
          404,
          `Nothing is at /__simulator${path.slice(0, 200)}. Calls: ${calls.map((each) => `${each.method} ${each.path}`).join(', ')}.`,
        )
      return jsonAnswer(engine.now, 405, {
        message: `${request.method} is not possible here. Possible: ${here.map(({ method }) => method).join(', ')}.`,
      })
    }
    const given = request.method === 'GET' ? Object.fromEntries(new URL(request.url).searchParams) : undefined
    const input = call.body && parseInput(call.body, given ?? (await readJson(request, call.maxBytes)))
    const body = await call.run(input)
    return jsonAnswer(engine.now, body === undefined ? 204 : 200, body)
  }

  return (request, path) =>
    answer(request, path).catch((error: unknown) => {
      if (error instanceof Refusal) return jsonAnswer(engine.now, error.status, error.body)
      return jsonAnswer(engine.now, 500, {
        message: `The simulator failed: ${error instanceof Error ? error.message : String(error)}`,
      })
    })
}
