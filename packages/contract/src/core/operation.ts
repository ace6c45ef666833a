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

/** SHELL-44 */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429

/** A kind of request to /api/v2. The name of the export is the id of the operation. */
export interface Operation {
  readonly method: Method
  /** Path below /api/v2. A `{name}` without a schema in `params` is a positive integer. */
  readonly path: `/${string}`
  /** One or two sentences. */
  readonly summary: string
  readonly params?: Readonly<Record<string, Schema>>
  readonly query?: Schema
  readonly body?: Schema
  /** Default: JSON. */
  readonly bodyType?: 'multipart/form-data'
  /** Default: no body. */
  readonly response?: Schema
  /** Default: JSON. */
  readonly responseType?: 'image/svg+xml'
  /** Default: 200 if the operation has a `response`, otherwise 204. */
  readonly status?: 200 | 201 | 204
  readonly errors?: Readonly<Partial<Record<ErrorStatus, Schema>>>
  /** SHELL-47: the operation changes no data that a page shows. Default: true for GET and OPTIONS. */
  readonly isSafe?: true
  /** Needs no session. */
  readonly isPublic?: true
  /** AUTH-10: a 401 does not end the session. */
  readonly is401Tolerated?: true
  /** SHELL-46: callers send an `Idempotency-Key`. A repeated call with the key gets the first response. */
  readonly idempotent?: true
  /** SIM-36: not in the documented API. The app works without an `extra` operation. */
  readonly assumed?: 'needed' | 'extra'
}

/** Declares an operation. The type of the result contains the literal values of `method`, `path` and `rest`. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<
  const M extends Method,
  const Path extends `/${string}`,
  const Rest extends Omit<Operation, 'method' | 'path'>,
>(method: M, path: Path, rest: Rest): Rest & { readonly method: M; readonly path: Path } {
  return { method, path, ...rest }
}

/** SHELL-47: true if the operation changes no data that a page shows. */
export const isSafe = ({ method, isSafe: isMarked }: Pick<Operation, 'method' | 'isSafe'>): boolean =>
  isMarked === true || method === 'GET' || method === 'OPTIONS'

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value }
/** `Key` is optional if all keys of `Value` are optional. */
type InPart<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value | undefined }
    : { readonly [K in Key]: Value }
type In<S> = S extends Schema ? v.InferInput<S> : never
type Out<S> = S extends Schema ? v.InferOutput<S> : never
type ParamOut<O extends Operation, Name extends string> =
  O['params'] extends Readonly<Record<Name, infer S>> ? Out<S> : number

/** The type of an id, by the noun before the id in a path. */
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
type ParamIn<Path extends string, Name extends string> = Path extends `${infer Before}/{${Name}}${string}`
  ? LastSegment<Before> extends infer Noun extends keyof IdOfNoun
    ? IdOfNoun[Noun]
    : string | number
  : never

/** The caller's input. */
export type InputOf<O extends Operation> = Part<
  'params',
  [ParamName<O['path']>] extends [never] ? never : { readonly [Name in ParamName<O['path']>]: ParamIn<O['path'], Name> }
> &
  InPart<'query', In<O['query']>> &
  Part<'body', In<O['body']>>

/** The handler's input, parsed. */
export type ParsedInputOf<O extends Operation> = Part<
  'params',
  [ParamName<O['path']>] extends [never] ? never : { readonly [Name in ParamName<O['path']>]: ParamOut<O, Name> }
> &
  Part<'query', Out<O['query']>> &
  Part<'body', Out<O['body']>>

export type ResponseOf<O extends Operation> = O['response'] extends Schema ? v.InferOutput<O['response']> : void

type Refusals<Status extends ErrorStatus, Special> = {
  readonly [S in Exclude<Status, keyof Special>]: typeof ErrorBody
} & Special

/** Schemas of the error responses. Default: `ErrorBody`. */
/* @__NO_SIDE_EFFECTS__ */
export function refusals<
  const Status extends ErrorStatus,
  const Special extends Readonly<Partial<Record<ErrorStatus, Schema>>> = object,
>(statuses: readonly Status[], special?: Special): Refusals<Status, Special> {
  return Object.assign(Object.fromEntries(statuses.map((status) => [status, ErrorBody])), special)
}

const placeholder = /\{(\w+)\}/g

/** The names of the placeholders, in the order of the path. */
export function paramNames({ path }: Pick<Operation, 'path'>): string[] {
  return Array.from(path.matchAll(placeholder), ([, name = '']) => name)
}

/** A parameter is a positive integer, unless `params` has a schema for the parameter. */
export function paramsSchema(operation: Pick<Operation, 'path' | 'params'>) {
  const entries: Record<string, Schema> = Object.fromEntries(
    paramNames(operation).map((name) => [name, operation.params?.[name] ?? queryId]),
  )
  return v.object(entries)
}

/** Declares the operation for a list's filters. `list`: path without the first slash. */
/* @__NO_SIDE_EFFECTS__ */
export function filtersOperation<const List extends string>(list: List, summary: string) {
  return operation('GET', `/${list}/filters`, { summary, response: FilterListResponse, errors: refusals([401]) })
}

/** SHELL-46 */
export const idempotencyKeyHeader = 'Idempotency-Key'

/** A UUID. A retry sends the same key. */
export const IdempotencyKey = v.pipe(v.string(), v.uuid('The Idempotency-Key must be a UUID.'))
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>
