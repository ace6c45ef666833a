import * as v from 'valibot'
import { ErrorBody } from './error.ts'
import { FilterListResponse } from './list.ts'
import { queryId } from './query.ts'
import {
  type CallId,
  type ClientId,
  type ConversationId,
  type MessageId,
  type ProfileId,
  type RecipientId,
  type SequenceId,
  type UserId,
} from './scalars.ts'

export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** SHELL-44: error statuses of operations. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429

/**
 * A call of /api/v2. The name of its export is the id of the operation, for handlers, query keys and the OpenAPI
 * document.
 */
export interface Operation {
  readonly method: Method
  /**
   * Path below /api/v2 with `{name}` placeholders. A placeholder is a positive integer unless `params` has a schema.
   */
  readonly path: `/${string}`
  /** A summary in one or two sentences. */
  readonly summary: string
  /** Schemas of placeholders other than positive integers. */
  readonly params?: Readonly<Record<string, Schema>>
  readonly query?: Schema
  readonly body?: Schema
  /** Content type of the body. Default: JSON. */
  readonly bodyType?: 'multipart/form-data'
  /** Body of a 2xx response. Default: no body. */
  readonly response?: Schema
  /** Content type of the response. Default: JSON. */
  readonly responseType?: 'image/svg+xml'
  /** The 2xx status. Default: 200 with a response, 204 without. */
  readonly status?: 200 | 201 | 204
  /** Bodies of error responses by status. */
  readonly errors?: Readonly<Partial<Record<ErrorStatus, Schema>>>
  /**
   * SHELL-47: true if the page need not read its data again after an unreadable response. Default: true for GET and
   * OPTIONS.
   */
  readonly isSafe?: true
  /** True if the call needs no session. */
  readonly isPublic?: true
  /** AUTH-10: true if a 401 does not end the session. */
  readonly is401Tolerated?: true
  /**
   * SHELL-46: true for a call that creates, sends, buys or imports, so that callers send an `Idempotency-Key`. A
   * repeated call with the same key gets the first response and has no second effect. With another body it gets a 422.
   * A refused call does not use up its key.
   */
  readonly idempotent?: true
  /**
   * SIM-36: the operation is not in the documented API. `needed`: a page of the product is useless without it. `extra`:
   * a backend may leave it out (404, 405 or 501); the app then hides the parts that need it.
   */
  readonly assumed?: 'needed' | 'extra'
}

/** Declares an operation and keeps its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<
  const M extends Method,
  const Path extends `/${string}`,
  const Rest extends Omit<Operation, 'method' | 'path'>,
>(method: M, path: Path, rest: Rest): Rest & { readonly method: M; readonly path: Path } {
  return { method, path, ...rest }
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value }
/** `Part` whose key is optional if all keys of the value are optional. */
type InPart<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value }
type In<S> = S extends Schema ? v.InferInput<S> : never
type Out<S> = S extends Schema ? v.InferOutput<S> : never
type ParamOut<O extends Operation, Name extends string> =
  O['params'] extends Readonly<Record<Name, infer S>> ? Out<S> : number

/** The type of the id after each noun in a path. */
interface IdOfNoun {
  readonly archived: ClientId
  readonly calls: CallId
  readonly clients: ClientId
  readonly conversations: ConversationId
  readonly followed: ConversationId
  readonly future: MessageId
  readonly 'last-read': MessageId
  readonly messages: MessageId
  readonly profiles: ProfileId
  readonly recipients: RecipientId
  readonly sequences: SequenceId
  readonly users: UserId
}
type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path
/** The type of a placeholder: the id of the noun before it. */
type ParamIn<Path extends string, Name extends string> = Path extends `${infer Before}/{${Name}}${string}`
  ? LastSegment<Before> extends infer Noun extends keyof IdOfNoun
    ? IdOfNoun[Noun]
    : string | number
  : never

/** The caller's input: path params, query and body, if the operation has them. */
export type InputOf<O extends Operation> = Part<
  'params',
  [ParamName<O['path']>] extends [never] ? never : { readonly [Name in ParamName<O['path']>]: ParamIn<O['path'], Name> }
> &
  InPart<'query', In<O['query']>> &
  Part<'body', In<O['body']>>

/** The handler's input: the same parts, parsed by the operation's schemas. */
export type ParsedInputOf<O extends Operation> = Part<
  'params',
  [ParamName<O['path']>] extends [never] ? never : { readonly [Name in ParamName<O['path']>]: ParamOut<O, Name> }
> &
  Part<'query', Out<O['query']>> &
  Part<'body', Out<O['body']>>

/** The response that a caller gets. */
export type ResponseOf<O extends Operation> = O['response'] extends Schema ? v.InferOutput<O['response']> : void

type Refusals<Status extends ErrorStatus, Special> = {
  readonly [S in Exclude<Status, keyof Special>]: typeof ErrorBody
} & Special

/** Schemas of the error responses of an operation: `ErrorBody`, or the schema in `special` for its statuses. */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<
  const Status extends ErrorStatus,
  const Special extends Readonly<Partial<Record<ErrorStatus, Schema>>> = object,
>(statuses: readonly Status[], special?: Special): Refusals<Status, Special> {
  return Object.assign(Object.fromEntries(statuses.map((status) => [status, ErrorBody])), special)
}

const placeholder = /\{(\w+)\}/g

/** Names of the placeholders of an operation's path, in order. */
export function paramNames({ path }: Pick<Operation, 'path'>): string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name)
}

/** Schema of the placeholders of an operation's path: positive integers, or the schemas of `params`. */
export function paramsSchema(operation: Pick<Operation, 'path' | 'params'>) {
  const entries: Record<string, Schema> = Object.fromEntries(
    paramNames(operation).map((name) => [name, operation.params?.[name] ?? queryId]),
  )
  return v.object(entries)
}

/** Declares the operation for the filters of a list. `list` is the path of the list without its first slash. */
/* @__NO_SIDE_EFFECTS__ */
export function filtersOperation<const List extends string>(list: List, summary: string) {
  return operation('GET', `/${list}/filters`, { summary, response: FilterListResponse, errors: refusals([401]) })
}

/** SHELL-46: the header of calls to `idempotent` operations. */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** A UUID. The app makes it when the user presses a button, and sends it again with each retry. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid('The Idempotency-Key must be a UUID.'))
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>
