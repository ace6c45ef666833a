import { queryId } from '@tandem/contract'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'

/** The id in a part of the address; undefined when the text is no id. */
export function idOf(text: string): number | undefined {
  const read = v.safeParse(queryId, text)
  return read.success ? read.output : undefined
}

/** The id that a parameter of the route names (`:id`); undefined when it is no id. */
export function useRouteId(name = 'id'): number | undefined {
  const { [name]: text = '' } = useParams()
  return idOf(text)
}
