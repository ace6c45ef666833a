import { type ResponseCategory, type ResponseEntry, type ResponsePreviewRequest, type ClientId } from '@tandem/contract'
import { responseEntryOf } from '../aiEntries.ts'
import { type ExampleOpening } from '../exampleOpening.ts'

/** The data from which the AI writes an answer: the client, the earlier messages, and the prompts. */
export interface TestedPrompts {
  readonly clientId: ClientId
  readonly opening: ExampleOpening
  readonly responses: readonly ResponseEntry[]
}

/**
 * The input of the call in which the AI writes the answer of a round. `message`: the lead's message. Default: an
 * example of the category.
 */
export function responseRequest(
  { clientId, opening, responses }: TestedPrompts,
  category: ResponseCategory,
  round: number,
  message?: string,
): ResponsePreviewRequest {
  const { steps } = responseEntryOf(responses, category)
  return { category, clientId, round, rounds: steps, ...opening, ...(message !== undefined && { message }) }
}

/** True if a category has rounds. Without a round there is no answer to test. */
export const hasRounds = ({ responses }: TestedPrompts, category: ResponseCategory): boolean =>
  responseEntryOf(responses, category).steps.length > 0

/**
 * The AI's input for the first answer to a message, as a short text, to detect answers that are out of date. Leaves out
 * ids and titles of messages, because the server may return other ids and titles.
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

/** The length of a text and its FNV-1a hash, because prompts are long and browser storage is small. */
function shortened(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length}-${(hash >>> 0).toString(36)}`
}
