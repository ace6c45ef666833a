import { queryId } from '@tandem/contract'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'

/** Parses an id in a path; undefined if the text is not an id. */
export function idOf(text: string): number | undefined {
  const read = v.safeParse(queryId, text)
  return read.success ? read.output : undefined
}

/** Names of the route parameters that are ids. */
type IdParam = 'id' | 'importId' | 'profileId' | 'clientId' | 'conversationId' | 'messageId'

/** The id in the path of the page; undefined if that part of the path is not an id. */
export function useRouteId(name: IdParam = 'id'): number | undefined {
  return idOf(useParams()[name] ?? '')
}
