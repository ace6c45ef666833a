import {
  blankTemplate,
  blankTemplateText,
  delayOfEdit,
  type DelayEdit,
  firstMessageLength,
  maximumLength,
  type MessageTemplate,
  MessageTemplates,
  type Sequence,
  templateTitle,
  withRequestsSwitched,
  withTemplateAdded,
  withTemplateMoved,
  withTemplateRemoved,
} from '@tandem/contract'
import { editorMessages } from '../messages.ts'
import { partProblem } from '../partProblem.ts'

const { templates: texts } = editorMessages

export type MessagesValue = Pick<Sequence, 'templates' | 'sendConnectionRequests' | 'sendEmptyConnectionRequest'>

const withTemplates = (value: MessagesValue, templates: MessageTemplate[]): MessagesValue => ({ ...value, templates })

const withChanged = (value: MessagesValue, systemId: string, part: Partial<MessageTemplate>): MessagesValue =>
  withTemplates(
    value,
    value.templates.map((template) => (template.systemId === systemId ? { ...template, ...part } : template)),
  )

export const withText = (value: MessagesValue, systemId: string, text: string): MessagesValue =>
  withChanged(value, systemId, { text })

export const withDelay = (value: MessagesValue, systemId: string, edit: DelayEdit): MessagesValue =>
  withChanged(value, systemId, { delaySecs: delayOfEdit(edit) })

export const withMessageAdded = (value: MessagesValue, systemId: string): MessagesValue =>
  withTemplates(value, withTemplateAdded(value.templates, systemId))

export const withMessageRemoved = (value: MessagesValue, index: number): MessagesValue =>
  withTemplates(value, withTemplateRemoved(value.templates, index))

export const withMessageMoved = (value: MessagesValue, from: number, to: number): MessagesValue =>
  withTemplates(value, withTemplateMoved(value.templates, from, to))

export const withRequests = (value: MessagesValue, isOn: boolean): MessagesValue => ({
  ...value,
  sendConnectionRequests: isOn,
  templates: withRequestsSwitched(value.templates, isOn),
})

export const withRequestText = (value: MessagesValue, isOn: boolean): MessagesValue => ({
  ...value,
  sendEmptyConnectionRequest: !isOn,
})

/** True if the sequence sends connection requests with a text. This text must be short (SEQ-34). */
export const hasRequestText = ({ sendConnectionRequests, sendEmptyConnectionRequest }: MessagesValue): boolean =>
  sendConnectionRequests && !sendEmptyConnectionRequest

/** SEQ-35: the length and the limit of the connection request's text, if the text is too long. */
export function tooLongFirstMessage(value: MessagesValue) {
  const [first] = value.templates
  const measured = first && hasRequestText(value) ? firstMessageLength(first.text) : undefined
  return measured?.isTooLong ? measured : undefined
}

export const messageTitle = ({ sendConnectionRequests }: MessagesValue, index: number): string =>
  index === 0 && !sendConnectionRequests ? texts.firstWithoutRequest : templateTitle(index)

/** SEQ-137: the first message that is too long, otherwise the first message without a text. */
export function refusedMessage(value: MessagesValue) {
  const { templates } = value
  const long = templates.findIndex(({ text }) => text.length > maximumLength.messageText)
  const index = long < 0 ? blankTemplate(templates, value) : long
  const template = index === undefined ? undefined : templates[index]
  if (index === undefined || !template) return undefined
  return { systemId: template.systemId, title: messageTitle(value, index) }
}

export function refusedMessageText(value: MessagesValue): string | undefined {
  const refused = refusedMessage(value)
  const text = partProblem(MessageTemplates, value.templates) ?? (refused && blankTemplateText)
  return refused ? `${refused.title}: ${text}` : text
}
