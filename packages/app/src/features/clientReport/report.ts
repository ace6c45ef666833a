import { type ListedSequence, sharePercent } from '@tandem/contract'

/** Maximum numbers of rows. All sections must fit on the second page of the report. */
export const shownCalls = 8
export const shownSequences = 6
const shownMessages = 3

/** Minimum number of conversations for a meaningful share of replies. */
const leastConversations = 20

export interface BestMessage {
  readonly sequenceId: number
  readonly sequenceName: string
  readonly text: string
  readonly answers: number
  /** Replies in percent of the conversations. */
  readonly share: number
}

type Sent = Pick<ListedSequence, 'id' | 'name' | 'templates' | 'stats'>

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

/** `text` has the first `count` names, `more` is the number of names after these. */
export function firstNames(names: readonly string[], count: number): { readonly text: string; readonly more: number } {
  return { text: names.slice(0, count).join(', '), more: Math.max(0, names.length - count) }
}
