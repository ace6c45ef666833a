import { type ListedSequence, sharePercent } from '@tandem/contract'

/** Maximum numbers of rows, so that all sections fit on the second page of the report. */
export const shownCalls = 8
export const shownSequences = 6
const shownMessages = 3

/** Minimum number of conversations for a meaningful share of replies. */
const leastConversations = 20

/** The opening message of a sequence, with the result of the sequence. */
export interface BestMessage {
  readonly sequenceId: number
  readonly sequenceName: string
  readonly text: string
  readonly answers: number
  /** Share of conversations with an answer, in percent. */
  readonly share: number
}

type Sent = Pick<ListedSequence, 'id' | 'name' | 'templates' | 'stats'>

/** The opening messages of the sequences with the highest share of answers, highest first. */
export function bestMessages(sequences: readonly Sent[]): readonly BestMessage[] {
  return sequences
    .flatMap(({ id, name, templates, stats }): BestMessage[] => {
      const text = templates.find((template) => template.text.trim() !== '')?.text
      if (text === undefined || !stats || stats.conversationsCount < leastConversations) return []
      const share = sharePercent(stats.repliedCount, stats.conversationsCount) ?? 0
      return share > 0 ? [{ sequenceId: id, sequenceName: name, text, answers: stats.repliedCount, share }] : []
    })
    .toSorted((one, other) => other.share - one.share)
    .slice(0, shownMessages)
}

/** The first entries of a list of names in one line, and the number of the other names. */
export function firstNames(names: readonly string[], count: number): { readonly text: string; readonly more: number } {
  return { text: names.slice(0, count).join(', '), more: Math.max(0, names.length - count) }
}
