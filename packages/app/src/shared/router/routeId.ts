import { queryId } from '@tandem/contract'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'

/** Undefined if the text is no id. */
export function idOf(text: string): number | undefined {
  const read = v.safeParse(queryId, text)
  return read.success ? read.output : undefined
}

type IdParam = 'id' | 'importId' | 'profileId' | 'clientId' | 'conversationId' | 'messageId'

/** Undefined if this part of the path is no id. */
export function useRouteId(name: IdParam = 'id'): number | undefined {
  return idOf(useParams()[name] ?? '')
}
