import { isSafe, type Operation, type OperationId, withoutAssumedFields } from '@tandem/contract'
import * as v from 'valibot'
import {
  type SimulatedResponse,
  brokenResponse,
  jsonResponse,
  lostResponse,
  networkFailure,
  textResponse,
} from './responses.ts'
import { type SimulatorDefinition } from './definition.ts'
import { type Fault } from './faults.ts'
import { refuse, Refusal, type Session } from './handlers.ts'
import { type KeyedCall, keyedCallOf, repeatedResponse } from './keptResponses.ts'
import { readJson, readMultipart } from './requestBody.ts'
import { parseQuery } from './requestQuery.ts'
import { createRoutes, type RouteMatch } from './routes.ts'
import { sessionCookieHeader, type SessionMode } from './sessions.ts'
import { unchecked } from './unchecked.ts'
import { BadResponse, checkResponse, parseInput } from './validate.ts'
import { type Workspace, type WorkspaceShape } from './workspace.ts'
import { type WorkspaceState } from './workspaceState.ts'

/** The parts of a request that do not depend on the workspace. */
export interface Prepared {
  readonly path: string
  readonly operationId: OperationId | undefined
  readonly match: RouteMatch | undefined
  /** Query and body before parsing, or the refusal if the request cannot be read. */
  readonly raw: { readonly query: unknown; readonly body: unknown } | Refusal
  readonly keyed: KeyedCall | undefined
}

type AnyHandler<Shape extends WorkspaceShape> = (
  workspace: Workspace<Shape>,
  input: unknown,
  context: Session,
) => unknown

interface Settings {
  readonly isDocumentedOnly: boolean
  readonly checksResponses: boolean
  readonly sessionMode: SessionMode
}

interface Visitor {
  /** Undefined if no user is signed in. */
  readonly userId: number | undefined
  readonly session: Session
}

/** Creates the functions that respond to requests for the contract's operations. */
export function createOperations<Shape extends WorkspaceShape, Caller extends object>(
  { handlers, callerOf }: Pick<SimulatorDefinition<Shape, Caller>, 'handlers' | 'callerOf'>,
  { checksResponses, isDocumentedOnly, sessionMode }: Settings,
) {
  const routes = createRoutes(isDocumentedOnly)
  // If the id of an operation is a variable, TypeScript does not know the handler and the input type for this id.
  const handlerOf = unchecked<Readonly<Record<string, AnyHandler<Shape> | undefined>>>(handlers)

  async function run(
    state: WorkspaceState<Shape>,
    match: RouteMatch,
    { raw, keyed }: Pick<Prepared, 'raw' | 'keyed'>,
    { userId, session }: Visitor,
  ): Promise<SimulatedResponse> {
    const { operation, operationId } = match
    const now = state.clock.now()
    if (!operation.isPublic && userId === undefined) throw refuse(401, 'Please, sign in.')
    if (raw instanceof Refusal) throw raw
    const handle = handlerOf[operationId]
    if (!handle) throw new Error('It has no handler.')
    const input = { ...parsedParams(match), ...parsed('query', operation, raw), ...parsed('body', operation, raw) }
    const scope = `${operation.isPublic ? '' : userId}/${operationId}/${keyed?.key}`
    let signedIn: number | null = null
    const signIn = (newUserId: number) => {
      signedIn = newUserId
      session.signIn(newUserId)
    }
    return state.undo.asyncTransaction(async () => {
      try {
        const caller = operation.isPublic || userId === undefined ? {} : callerOf(state.workspace, userId, operationId)
        const kept = keyed && state.keptResponses.find(scope, keyed.fingerprint)
        if (kept?.signedIn != null) session.signIn(kept.signedIn)
        if (kept) return repeatedResponse(now, kept)
        const body = await handle(state.workspace, input, { ...session, signIn, ...caller })
        if (checksResponses) checkResponse(operation.response, body, `The response of ${operationId}`)
        const { response: schema } = operation
        const response = successOf(
          operation,
          now,
          isDocumentedOnly && schema ? withoutAssumedFields(schema, body) : body,
        )
        if (!isSafe(operation)) state.noteWrite()
        const { status, text = null } = response
        if (keyed) state.keptResponses.keep({ scope, fingerprint: keyed.fingerprint, status, text, signedIn })
        return response
      } catch (error) {
        if (!checksResponses || !(error instanceof Refusal)) throw error
        const errorSchema = operation.errors?.[error.status]
        if (!errorSchema) throw new BadResponse(`${operationId} cannot respond with ${error.status} by the contract.`)
        checkResponse(errorSchema, error.body, `The ${error.status} of ${operationId}`)
        throw error
      }
    })
  }

  async function responseOrRefusal(
    state: WorkspaceState<Shape>,
    { match, path, ...prepared }: Prepared,
    request: Request,
    visitor: Visitor,
  ): Promise<SimulatedResponse> {
    const now = state.clock.now()
    try {
      if (match) return await run(state, match, prepared, visitor)
      const allowed = routes.methodsOf(path).join(', ')
      if (allowed === '') throw refuse(404, `Nothing is at ${path.slice(0, 200)}.`)
      const message = `${request.method} is not possible here. Possible: ${allowed}.`
      return withHeader(jsonResponse(now, 405, { message }), 'allow', allowed)
    } catch (error) {
      if (!(error instanceof Refusal)) return failure(now, match, error)
      return withRetryAfter(jsonResponse(now, error.status, error.body), error.retryAfterSecs)
    }
  }

  return {
    async prepare(request: Request, path: string): Promise<Prepared> {
      const match = routes.match(request.method, path)
      const read = await readRaw(request, match?.operation)
      const keyed =
        read instanceof Refusal
          ? undefined
          : await keyedCallOf(request, match?.operation, { ...read, params: match?.params })
      const raw = keyed instanceof Refusal ? keyed : read
      return { path, operationId: match?.operationId, match, raw, keyed: keyed instanceof Refusal ? undefined : keyed }
    },
    async respond(
      state: WorkspaceState<Shape>,
      request: Request,
      prepared: Prepared,
      fault: Fault | undefined,
    ): Promise<SimulatedResponse> {
      const { sessions, journal, clock } = state
      let token = sessions.tokenOf(request, sessionMode)
      let cookie: string | undefined
      const userId = sessions.userIdOf(token)
      const session: Session = {
        signIn(newUserId) {
          token = sessions.start(newUserId, sessionMode)
          cookie = sessionCookieHeader(token, request)
        },
        signOut() {
          sessions.end(token)
          cookie = sessionCookieHeader(undefined, request)
        },
      }
      const at = new Date(clock.now()).toISOString()
      const response = await withFault(fault, clock.now(), () =>
        responseOrRefusal(state, fault?.ignoresKeys ? { ...prepared, keyed: undefined } : prepared, request, {
          userId,
          session,
        }),
      )
      if (cookie !== undefined && sessionMode === 'cookie' && response.status !== 0)
        response.headers.append('set-cookie', cookie)
      journal.note({
        kind: 'request',
        at,
        method: request.method,
        path: `${prepared.path}${new URL(request.url).search}`,
        ...(prepared.operationId === undefined ? {} : { operationId: prepared.operationId }),
        ...(userId === undefined ? {} : { userId }),
        status: response.status,
      })
      return response
    },
  }
}

async function readRaw(request: Request, operation: Operation | undefined): Promise<Prepared['raw']> {
  try {
    // An operation without a query schema does not use the query. If this operation declares a 400, the query is parsed
    // nevertheless, because `parseQuery` refuses a query that exceeds a limit.
    const query = operation?.query || operation?.errors?.[400] ? parseQuery(new URL(request.url).search) : undefined
    if (!operation?.body) return { query, body: undefined }
    return { query, body: operation.bodyType ? await readMultipart(request) : await readJson(request) }
  } catch (error) {
    if (error instanceof Refusal) return error
    return refuse(400, 'The request cannot be read.')
  }
}

function parsedParams({ operation, paramsSchema, params }: RouteMatch): { readonly params?: unknown } {
  if (Object.keys(params).length === 0) return {}
  const { success, output } = v.safeParse(paramsSchema, params)
  // A text that cannot be an id gets a 404, like an unknown id. If the operation declares a 400 but no 404, the text
  // gets a 400.
  const status = operation.errors?.[404] || !operation.errors?.[400] ? 404 : 400
  if (!success) throw refuse(status, `Unknown: ${Object.values(params).join(', ').slice(0, 200)}.`)
  return { params: output }
}

function parsed(
  part: 'query' | 'body',
  operation: Operation,
  raw: { readonly query: unknown; readonly body: unknown },
): object {
  const schema = operation[part]
  return schema ? { [part]: parseInput(schema, raw[part]) } : {}
}

/** Applies a fault to the response. The latency of the fault has already passed. */
async function withFault(
  fault: Fault | undefined,
  now: number,
  respond: () => Promise<SimulatedResponse>,
): Promise<SimulatedResponse> {
  if (!fault) return respond()
  if (fault.offline) return networkFailure()
  if (fault.status !== undefined) {
    const body = fault.body ?? { message: `Failed on purpose with ${fault.status}.` }
    return withRetryAfter(jsonResponse(now, fault.status, body), fault.retryAfterSecs)
  }
  const answered = await respond()
  if (fault.lostResponse) return lostResponse()
  return fault.malformed ? brokenResponse(now, answered.status) : answered
}

function successOf(operation: Operation, now: number, body: unknown): SimulatedResponse {
  const status = operation.status ?? (body === undefined ? 204 : 200)
  if (operation.responseType && typeof body === 'string') return textResponse(now, status, body, operation.responseType)
  return jsonResponse(now, status, body)
}

function failure(now: number, match: RouteMatch | undefined, error: unknown): SimulatedResponse {
  const reason = error instanceof Error ? error.message : String(error)
  return jsonResponse(now, 500, {
    message: `The simulator failed at ${match?.operationId ?? 'an unknown operation'}: ${reason}`,
  })
}

const withRetryAfter = (response: SimulatedResponse, secs: number | undefined): SimulatedResponse =>
  secs === undefined ? response : withHeader(response, 'retry-after', String(secs))

function withHeader(response: SimulatedResponse, name: string, value: string): SimulatedResponse {
  response.headers.set(name, value)
  return response
}
