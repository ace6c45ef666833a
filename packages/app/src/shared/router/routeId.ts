import { queryId } from '@tandem/contract'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'

/** The id that a part of a path names; undefined when it is no id. */
export function idOf(text: string): number | undefined {
  const read = v.safeParse(queryId, text)
  return read.success ? read.output : undefined
}

/** Names of the route parameters that hold an id. */
type IdParam = 'id' | 'importId' | 'profileId' | 'clientId' | 'conversationId' | 'messageId'

/** The id in the address's path; undefined when that part of the path is no id. */
export function useRouteId(name: IdParam = 'id'): number | undefined {
  return idOf(useParams()[name] ?? '')
}
