import { messageReach, type SequenceProgress, type SequenceSummary, templateTitle } from '@tandem/contract'
import { isDeepEqual } from '../../shared/api/isDeepEqual.ts'
import { forecastPanelMessages } from '../../entities/sequence/forecast/forecastPanelMessages.ts'

const texts = forecastPanelMessages.effect

/** Parts whose changes affect waiting recipients. */
const effectParts = [
  'templates',
  'aiTemplates',
  'sendConnectionRequests',
  'schedule',
  'startDate',
  'scheduleTimezone',
] as const
type EffectPart = (typeof effectParts)[number]
export type EditedSequence = Pick<SequenceSummary, 'type' | EffectPart>

/** The form shows at most this number of lines, and counts the others. */
const maximumLines = 4

interface Message {
  readonly systemId?: string
  readonly delaySecs: number
}

/** The messages of a re-engagement are in `aiTemplates`, and have no `systemId`. */
const messagesOf = ({ type, templates, aiTemplates }: EditedSequence): readonly Message[] =>
  type === 'cloud' ? templates : aiTemplates

const titleAt = (type: EditedSequence['type'], position: number): string =>
  type === 'cloud' ? templateTitle(position) : texts.step(position)

/** The message without the title, because the title only names the position. */
const contentOf = (message: Message) => ({ ...message, title: undefined })

/** Searches `messages` for a message of another version of the sequence. Returns the position, or -1. */
function placeIn(messages: readonly Message[], { systemId }: Message, position: number): number {
  if (systemId !== undefined) return messages.findIndex((other) => other.systemId === systemId)
  return position < messages.length ? position : -1
}

/** The effect of changed messages on the recipients, in sentences (SEQ-161). */
export function messageEffects(saved: EditedSequence, edited: EditedSequence, progress: SequenceProgress): string[] {
  const [before, after] = [messagesOf(saved), messagesOf(edited)]
  const nameOf = (position: number) => titleAt(saved.type, position)
  const keptInOrder = [...before.entries()].filter(([place, message]) => placeIn(after, message, place) !== -1)
  const lines: string[] = []
  for (const [place, message] of before.entries()) {
    if (placeIn(after, message, place) !== -1) continue
    const { waiting, past } = messageReach(progress, place)
    lines.push(texts.removed(nameOf(place), waiting, past))
  }
  let lastPlace = -1
  let keptCount = 0
  for (const [position, message] of after.entries()) {
    const place = placeIn(before, message, position)
    if (place === -1) {
      // Recipients who already have the previous message also get the new message.
      lines.push(texts.added(nameOf(position), messageReach(progress, lastPlace + 1).waiting))
      continue
    }
    lastPlace = place
    const [placeInOrder] = keptInOrder[keptCount++] ?? []
    // A message that moves only because another message was added or removed does not count as changed.
    if (placeInOrder === place && isDeepEqual(contentOf(message), contentOf(before[place] ?? message))) continue
    const { waiting, past } = messageReach(progress, place)
    const name = place === position ? nameOf(position) : texts.moved(nameOf(position), nameOf(place))
    lines.push(texts.message(name, waiting, past))
  }
  const rest = lines.length - maximumLines
  return rest > 0 ? [...lines.slice(0, maximumLines), texts.more(rest)] : lines
}

const timeParts = ['sendConnectionRequests', 'schedule', 'startDate', 'scheduleTimezone'] as const

export const movesTimes = (saved: EditedSequence, edited: EditedSequence): boolean =>
  timeParts.some((part) => !isDeepEqual(saved[part], edited[part]))

export const touchesMessages = (saved: EditedSequence, edited: EditedSequence): boolean =>
  !isDeepEqual(messagesOf(saved), messagesOf(edited))
