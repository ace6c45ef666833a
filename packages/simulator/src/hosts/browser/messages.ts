/*
 * What a page and the SharedWorker say to each other. Requests and responses are not transferable, so they travel as plain data.
 */

/** A request on its way to the worker. */
export interface CallMessage {
  readonly kind: 'call'
  /** Comes back with the answer. */
  readonly id: number
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

/** The page's first word: what to start with when no earlier workspace is kept. */
export interface OpenMessage {
  readonly kind: 'open'
  readonly scenario?: string
  readonly seed?: number
}

/** The page may be gone in a moment: keep the workspace now. */
export interface SaveMessage {
  readonly kind: 'save'
}

export type PageMessage = CallMessage | OpenMessage | SaveMessage

/** The worker's simulator is ready, or why it cannot be. */
export interface OpenedMessage {
  readonly kind: 'opened'
  readonly error?: string
}

/** An answer; without a status the network failed. */
export interface AnswerMessage {
  readonly kind: 'answer'
  readonly id: number
  readonly status?: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | null
}

export type WorkerMessage = OpenedMessage | AnswerMessage

/** A request as a message. */
export async function toCall(request: Request, id: number): Promise<CallMessage> {
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer()
  return { kind: 'call', id, url: request.url, method: request.method, headers: [...request.headers], body }
}

/** The request that a message stands for. */
export function toRequest({ url, method, headers, body }: CallMessage): Request {
  return new Request(url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(body?.byteLength ? { body } : {}),
  })
}

/** A response as a message. */
export async function toAnswer(response: Response, id: number): Promise<AnswerMessage> {
  if (response.type === 'error') return { kind: 'answer', id, headers: [], body: null }
  const body = response.body ? await response.arrayBuffer() : null
  return { kind: 'answer', id, status: response.status, headers: [...response.headers], body }
}

/** The response that a message stands for. */
export function toResponse({ status, headers, body }: AnswerMessage): Response {
  if (status === undefined) return Response.error()
  return new Response(body, { status, headers: headers.map(([name, value]): [string, string] => [name, value]) })
}
