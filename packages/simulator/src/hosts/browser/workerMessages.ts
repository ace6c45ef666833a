// Messages between a page and the SharedWorker. A message cannot contain objects of type `Request` or `Response`.

export interface CallMessage {
  readonly kind: 'call'
  /** The response has the same id. */
  readonly id: number
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

/** The first message of a page. */
export interface OpenMessage {
  readonly kind: 'open'
  readonly scenario?: string
  readonly seed?: number
}

/** Asks the worker to save, because the page may close. */
export interface SaveMessage {
  readonly kind: 'save'
}

export type PageMessage = CallMessage | OpenMessage | SaveMessage

/**
 * `startedAfresh`: the worker cannot use the saved workspace, and starts with a new workspace. `openElsewhere`: another
 * worker uses the saved workspace.
 */
export type StartNotice = 'startedAfresh' | 'openElsewhere'

export interface OpenedMessage {
  readonly kind: 'opened'
  readonly error?: string
  readonly notice?: StartNotice
}

/** If the browser cannot save the workspace, the worker sends this message once to each page. */
export interface NotSavedMessage {
  readonly kind: 'notSaved'
}

/** A network failure has no `status`. */
export interface ResponseMessage {
  readonly kind: 'response'
  readonly id: number
  readonly status?: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

export type WorkerMessage = OpenedMessage | NotSavedMessage | ResponseMessage

export async function toCall(request: Request, id: number): Promise<CallMessage> {
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  return { kind: 'call', id, url: request.url, method: request.method, headers: [...request.headers], body }
}

export function toRequest({ url, method, headers, body }: CallMessage): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body?.byteLength ? { body } : {}),
  })
}

export async function toResponseMessage(response: Response, id: number): Promise<ResponseMessage> {
  if (response.type === 'error') return { kind: 'response', id, headers: [], body: null }
  const body = response.body ? await response.arrayBuffer() : null
  return { kind: 'response', id, status: response.status, headers: [...response.headers], body }
}

export function toResponse({ status, headers, body }: ResponseMessage): Response {
  if (status === undefined) return Response.error()
  return new Response(body, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) })
}
