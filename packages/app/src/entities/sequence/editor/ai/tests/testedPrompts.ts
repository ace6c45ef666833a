import { type ResponseCategory, type ResponseEntry, type ResponsePreviewRequest, type ClientId } from '@tandem/contract'
import { responseEntryOf } from '../aiEntries.ts'
import { type ExampleOpening } from '../exampleOpening.ts'

export interface TestedPrompts {
  readonly clientId: ClientId
  readonly opening: ExampleOpening
  readonly responses: readonly ResponseEntry[]
}

/** `message`: the lead's message. Default: an example message of the category. */
export function responseRequest(
  { clientId, opening, responses }: TestedPrompts,
  category: ResponseCategory,
  round: number,
  message?: string,
): ResponsePreviewRequest {
  const { steps } = responseEntryOf(responses, category)
  return { category, clientId, round, rounds: steps, ...opening, ...(message !== undefined && { message }) }
}

export const hasRounds = ({ responses }: TestedPrompts, category: ResponseCategory): boolean =>
  responseEntryOf(responses, category).steps.length > 0

/**
 * Returns a text that is different for each input of an AI reply. Ignores the titles and ids of messages, because the
 * server can change them.
 */
export function testInput(
  { clientId, opening, responses }: TestedPrompts,
  category: ResponseCategory,
  message: string,
) {
  const [first] = responseEntryOf(responses, category).steps
  return shortened(
    JSON.stringify([
      clientId,
      category,
      message,
      first?.prompts,
      opening.templates?.map(({ text }) => text),
      opening.aiTemplates?.map(({ prompts }) => prompts),
    ]),
  )
}

/** Returns the text's length and FNV-1a hash. The text itself is too long for the browser's storage. */
function shortened(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
