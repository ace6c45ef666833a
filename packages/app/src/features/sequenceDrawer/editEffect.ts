import { messageReach, type SequenceProgress, type SequenceSummary, templateTitle } from '@tandem/contract'
import { isDeepEqual } from '../../shared/api/isDeepEqual.ts'
import { forecastPanelMessages } from '../../entities/sequence/forecast/forecastPanelMessages.ts'

const texts = forecastPanelMessages.effect

/** The parts of a sequence whose change concerns recipients who wait. */
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

/** Lines about messages that show; more are counted. */
const maximumLines = 4

interface Message {
  readonly systemId?: string
  readonly delaySecs: number
}

/** The messages of a sequence. Those of a re-engagement are told apart by their position only. */
const messagesOf = ({ type, templates, aiTemplates }: EditedSequence): readonly Message[] =>
  type === 'cloud' ? templates : aiTemplates

const titleAt = (type: EditedSequence['type'], position: number): string =>
  type === 'cloud' ? templateTitle(position) : texts.step(position)

/** The message as a recipient gets it: its title only names its position. */
const contentOf = (message: Message) => ({ ...message, title: undefined })

/** The position of a message in another version of the sequence; -1 without one. */
function placeIn(messages: readonly Message[], { systemId }: Message, position: number): number {
  if (systemId !== undefined) return messages.findIndex((other) => other.systemId === systemId)
  return position < messages.length ? position : -1
}

/** SEQ-161: what changed messages mean for the recipients of a sequence, in sentences. */
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
      // Who waits for what comes after the message before it gets it.
      lines.push(texts.added(nameOf(position), messageReach(progress, lastPlace + 1).waiting))
      continue
    }
    lastPlace = place
    const [placeInOrder] = keptInOrder[keptCount++] ?? []
    // A message that only moves up after one that is removed stays what it is for its recipients.
    if (placeInOrder === place && isDeepEqual(contentOf(message), contentOf(before[place] ?? message))) continue
    const { waiting, past } = messageReach(progress, place)
    const name = place === position ? nameOf(position) : texts.moved(nameOf(position), nameOf(place))
    lines.push(texts.message(name, waiting, past))
  }
  const rest = lines.length - maximumLines
  return rest > 0 ? [...lines.slice(0, maximumLines), texts.more(rest)] : lines
}

const timeParts = ['sendConnectionRequests', 'schedule', 'startDate', 'scheduleTimezone'] as const

/** Whether a change moves when recipients are contacted. */
export const movesTimes = (saved: EditedSequence, edited: EditedSequence): boolean =>
  timeParts.some((part) => !isDeepEqual(saved[part], edited[part]))

/** Whether a change touches messages. */
export const touchesMessages = (saved: EditedSequence, edited: EditedSequence): boolean =>
  !isDeepEqual(messagesOf(saved), messagesOf(edited))
