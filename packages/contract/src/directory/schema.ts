import * as v from 'valibot'

/** SHELL-55: a conversation has the category of the lead's last message. */
export const MessageCategory = v.picklist(
  [
    'not_categorized',
    'not_interested',
    'neutral',
    'interested',
    'info_request',
    'objection',
    'stop_campaign',
    'unqualified',
    'not_now',
  ],
  'This category is not known.',
)
export type MessageCategory = v.InferOutput<typeof MessageCategory>

/** SEQ-41: categories with AI texts, in the order of their tabs. */
export const ResponseCategory = v.picklist(
  ['interested', 'objection', 'not_interested', 'unqualified', 'info_request', 'neutral'],
  'This category has no AI responses.',
)
export type ResponseCategory = v.InferOutput<typeof ResponseCategory>

/** `id` is a code, for example `not_now`. A server may add categories. */
export const Category = v.object({ id: v.string(), name: v.string() })
export type Category = v.InferOutput<typeof Category>

/** `id` is a code, for example `got_email`. */
export const CallStatusEntry = v.object({ id: v.string(), name: v.string() })
export type CallStatusEntry = v.InferOutput<typeof CallStatusEntry>

/**
 * A message contains the variable as `%name%`. `text` is the label of the variable. If the query has `recipientId`
 * and `resolve=true`, `text` is the value of the variable for this recipient.
 */
export const Variable = v.object({ name: v.string(), text: v.string() })
export type Variable = v.InferOutput<typeof Variable>

export const Industry = v.object({ name: v.string() })
export type Industry = v.InferOutput<typeof Industry>
